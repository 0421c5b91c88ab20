// @ts-check

// The JSX types of each element for a framework.

import { elementsOf } from './types.js';

/** A framework's names for the attributes, properties and listeners of all elements. */
const FRAMEWORKS = {
  react: {
    module: 'react',
    common: (/** @type {string} */ name) =>
      `import('react').DetailedHTMLProps<import('react').HTMLAttributes<${name}>, ${name}>`,
    property: '',
    listener: 'on',
  },
  preact: {
    module: 'preact',
    common: (/** @type {string} */ name) => `import('preact').JSX.HTMLAttributes<${name}>`,
    property: '',
    listener: 'on',
  },
  solid: {
    module: 'solid-js',
    common: (/** @type {string} */ name) => `import('solid-js').JSX.HTMLAttributes<${name}>`,
    property: 'prop:',
    listener: 'on:',
  },
};

/**
 * The names and attributes of all elements for JSX.
 *
 * @param {string} framework
 * @param {import('./scripts.js').Scripts} scripts
 */
export function jsxTypes(framework, { declarations }) {
  const { module, common, property, listener } = FRAMEWORKS[/** @type {'react'} */ (framework)];
  // Of two classes with the same tag the later extends the other.
  const elements = new Map(elementsOf(declarations).map((element) => [element.tag, element]));
  const names = [...elements.values()].map(({ name }) => name);
  const imports = names.flatMap((name) => [
    name,
    ...['EventMap', 'Options', 'Properties'].map((part) => `${name}${part}`),
  ]);
  return `import '${module}';
import type {
${imports.map((name) => `  ${name},`).join('\n')}
} from './elements.js';

type Kebab<Name extends string> = Name extends \`\${infer Letter}\${infer Rest}\`
  ? \`\${Letter extends Lowercase<Letter> ? '' : '-'}\${Lowercase<Letter>}\${Kebab<Rest>}\`
  : '';

/** Options as attributes: each value can also be text. */
type Attributes<Options> = {
  [Name in keyof Options & string as Name extends 'htmlFor' ? 'for' : Kebab<Name>]?:
    | Options[Name]
    | (NonNullable<Options[Name]> extends string ? never : string);
};

type Prefixed<Values> = { [Name in keyof Values & string as \`${property}\${Name}\`]?: Values[Name] };

type Listeners<Events> = {
  [Name in keyof Events & \`rondo-\${string}\` as \`${listener}\${Name}\`]?: (event: Events[Name]) => void;
};

type Props<Common, Options, Properties, Events> = Omit<
  Common,
  keyof Attributes<Options> | keyof Prefixed<Options & Properties>
> &
  Attributes<Options> &
  Omit<Prefixed<Options & Properties>, keyof Attributes<Options>> &
  Listeners<Events>;

declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements {
${[...elements.values()]
  .map(
    ({ tag, name, attributes }) =>
      `      '${tag}': Props<\n        ${common(name)},\n        ${name}Options,\n        ${name}Properties,\n` +
      `        ${name}EventMap\n      >${attributes.map((it) => ` & { '${it.name}'?: string }`).join('')};`,
  )
  .join('\n')}
    }
  }
}
`;
}
