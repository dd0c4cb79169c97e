let listener: () => void = () => undefined;

/** Says that another page than the document's own is shown. */
export function notePageShown(): void {
  listener();
}

/** Calls the listener, and no other any more, whenever another page is shown without another document. */
export function onPageShown(next: () => void): void {
  listener = next;
}
