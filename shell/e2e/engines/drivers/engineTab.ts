/** Key names of all drivers. */
export const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowRight',
  'Backspace',
  'Select all',
] as const;

export type Key = (typeof KEYS)[number];

/** Width and height of the page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A function that runs in the page: it uses nothing from around it. Arguments and result travel as JSON. */
export type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** An element of a page, until the page changes it. */
export interface EngineElement {
  /** Presses its middle. */
  readonly click: () => Promise<void>;
  /** Runs a function of the page on it. */
  readonly run: <Result>(script: (element: Element) => Result) => Promise<Result>;
  /** Selects an option of a `<select>` by what it says. */
  readonly choose: (label: string) => Promise<void>;
}

/** A page in a browser: all that a driver has to offer. Every method rejects when the browser is gone. */
export interface EngineTab {
  /** Opens an address. Resolves once the document is parsed; its scripts may be missing. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly address: () => Promise<string>;
  readonly run: <Args extends readonly unknown[], Result>(
    script: InPage<Args, Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs the text of a script, whatever the policy of the page says. */
  readonly runText: (script: string) => Promise<void>;
  /** The element that a script returns. */
  readonly element: <Args extends readonly unknown[]>(
    script: InPage<Args, Element | null>,
    ...args: Args
  ) => Promise<EngineElement | undefined>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** The visible part of the page, as a PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Messages of exceptions that nothing caught; undefined where the driver does not report them. */
  readonly uncaught: readonly string[] | undefined;
  readonly close: () => Promise<void>;
}

/** Preferences of a visitor that a browser starts with. */
export interface Preferences {
  readonly reducedMotion?: boolean;
  readonly forcedColors?: boolean;
}

/** A running browser. */
export interface EngineBrowser {
  /** As the browser names itself. */
  readonly version: string;
  /** Opens a page without stored data of others. */
  readonly newTab: () => Promise<EngineTab>;
  readonly close: () => Promise<void>;
}
