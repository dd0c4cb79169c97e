/** Keys and chords that every driver supports. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'Backspace' | 'Select all';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A page in a browser, with functions that every driver supports. Functions that run in the page cannot use outer
 * variables. The arguments and results of these functions are elements or JSON.
 */
export interface Tab {
  /** Opens an address. Resolves when the document is parsed, but perhaps before its scripts have run. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs the text of a script, regardless of the content security policy. */
  readonly runText: (script: string) => Promise<void>;
  /**
   * Runs a script that returns an element. Resolves with a reference to the element, which `click` and `run` accept.
   */
  readonly element: <Args extends readonly unknown[]>(
    script: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<Element | undefined>;
  readonly click: (element: Element) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** Messages of uncaught exceptions. If the driver does not report exceptions, the list is always empty. */
  readonly uncaught: readonly string[];
  readonly close: () => Promise<void>;
}

/** User preferences that are set when a browser starts. */
export interface Preferences {
  readonly reducedMotion?: boolean;
  readonly forcedColors?: boolean;
}

export interface EngineBrowser {
  /** Opens a page without stored data. */
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}
