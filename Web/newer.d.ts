// What browsers have and the types of TypeScript 4.8, the oldest that checks the scripts, lack.

interface CSSStyleDeclaration {
  scrollbarWidth: string;
}

interface Element {
  role: string | null;
}

interface ElementInternals {
  role: string | null;
  readonly states: CustomStateSet;
}

interface CustomStateSet extends Set<string> {}

interface Array<T> {
  findLastIndex(predicate: (value: T, index: number, array: T[]) => unknown): number;
}

interface WheelEvent {
  readonly wheelDelta: number;
}
