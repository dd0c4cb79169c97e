let listener: () => void = () => undefined;

/** Notifies the listener that a navigation within the document has displayed a page. */
export function notePageShown(): void {
  listener();
}

export function onPageShown(next: () => void): void {
  listener = next;
}
