/** Id of the status element for presses that have no effect yet. */
export const ACT_STATUS_ID = 'tanabana-act-status';

/** What a visitor did in a region before React took it over; recorded by the script of `recorder.ts`. */
export interface EarlyAct {
  readonly type: 'click' | 'submit' | 'input' | 'change' | 'keydown';
  target: HTMLElement;
  readonly region: Element;
  /** Meaning of the target at that time: address of a link, or name and state of a button. */
  readonly name: string;
  /** Accessible name of the target, as far as its label and its own markup define it. */
  readonly label: string | null;
  /** Whether the target is a text field. */
  readonly isText: boolean;
  value?: string;
  readonly checked?: boolean;
  readonly key?: string;
  readonly submitter?: HTMLElement | null;
  /** Milliseconds since the start of the navigation. */
  readonly at: number;
}

/** Interface between the recorder and the app. */
interface EarlyActs {
  /** Acts that are not replayed yet, in their order. */
  readonly acts: EarlyAct[];
  /** Whether React handles an event in a region. */
  isLive: (region: Element, event: Event) => boolean;
  readonly nameOf: (target: HTMLElement) => string;
  /** Ends the recording of changes by foreign scripts, and returns them, the earliest first. Earlier servers have none. */
  readonly foreignChanges?: () => readonly MutationRecord[];
  /** Text of an import map that came too late. */
  readonly refusedMap?: string;
}

declare global {
  interface Window {
    /** Missing in a document without the recorder. */
    tanabanaEarlyActs?: EarlyActs;
  }
}
