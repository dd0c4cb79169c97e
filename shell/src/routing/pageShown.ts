let listener: () => void = () => undefined;

/** Calls the listener after a navigation without a new document. */
export function notePageShown(): void {
  listener();
}

export function onPageShown(next: () => void): void {
  listener = next;
}
