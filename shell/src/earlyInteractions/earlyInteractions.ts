export interface EarlyInteraction {
  readonly type: 'click' | 'submit' | 'input' | 'change' | 'keydown';
  target: HTMLElement;
  readonly region: Element;
  /**
   * Address of a link, or label and state of a button. A click is not replayed if this text has changed since the
   * click.
   */
  readonly name: string;
  /** The target's `aria-label`, otherwise the text of its `label` element, otherwise the text of the target. */
  readonly label: string | null;
  readonly isText: boolean;
  value?: string;
  readonly checked?: boolean;
  readonly key?: string;
  readonly submitter?: HTMLElement | null;
}

interface EarlyInteractions {
  readonly acts: EarlyInteraction[];
  /** Whether React handles an event in a region. The recorder ignores such events. */
  isLive: (region: Element, event: Event) => boolean;
  readonly nameOf: (target: HTMLElement) => string;
  /**
   * Stops recording, and returns the DOM changes by other scripts. Undefined in documents of earlier server versions.
   */
  readonly foreignChanges?: () => readonly MutationRecord[];
  /** Text of an import map that the browser refused. */
  readonly refusedMap?: string;
}

declare global {
  interface Window {
    /** Undefined if the document contains no recorder. */
    tanabanaEarlyActs?: EarlyInteractions;
  }
}
