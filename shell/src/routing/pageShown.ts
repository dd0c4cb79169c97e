let listener: () => void = () => undefined;

/** Notifies the listener that a page without a document of its own is displayed. */
export function notePageShown(): void {
  listener();
}

export function onPageShown(next: () => void): void {
  listener = next;
}
