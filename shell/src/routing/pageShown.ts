let listener: () => void = () => undefined;

/** Notifies the listener that a page without a document of its own is displayed. */
export function notePageShown(): void {
  listener();
}

/** Replaces the listener for pages without a document of their own. */
export function onPageShown(next: () => void): void {
  listener = next;
}
