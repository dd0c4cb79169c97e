let listener: () => void = () => undefined;

/** Notifies the listener that another page than the document's own is shown. */
export function notePageShown(): void {
  listener();
}

/** Sets the one listener for pages that are shown without a document of their own. */
export function onPageShown(next: () => void): void {
  listener = next;
}
