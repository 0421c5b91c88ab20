// The part of each framework's types that JSX needs.

declare module 'react' {
  export type Key = string | number;
  export type Ref<T> = ((instance: T | null) => void) | { readonly current: T | null } | null;
  export interface HTMLAttributes<T> {
    children?: unknown;
    className?: string;
    id?: string;
    onClick?: (event: { currentTarget: T }) => void;
  }
  export type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = E & { key?: Key; ref?: Ref<T> };
  export namespace JSX {
    interface Element {}
    interface ElementChildrenAttribute {
      children: {};
    }
    interface IntrinsicElements {
      p: DetailedHTMLProps<HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>;
    }
  }
}

declare module 'react/jsx-runtime' {
  export { JSX } from 'react';
}

declare module 'preact' {
  export namespace JSX {
    interface HTMLAttributes<T> {
      class?: string;
      ref?: (instance: T | null) => void;
    }
    interface IntrinsicElements {}
  }
}

declare module 'solid-js' {
  export namespace JSX {
    interface HTMLAttributes<T> {
      class?: string;
      ref?: T | ((element: T) => void);
    }
    interface IntrinsicElements {}
  }
}
