/** Freezes what the platform gives to the code of all versions, so that none can change it for the others. */
export function freezePlatform(): void {
  for (const shared of [
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    AbortSignal,
    Event,
    EventTarget,
  ]) {
    Object.freeze(shared);
    Object.freeze(shared.prototype);
  }
}
