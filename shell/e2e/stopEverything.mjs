/** Ends the storefront that the journeys were made through. */
export default function stopEverything() {
  globalThis.storefront?.removeAllListeners('exit');
  globalThis.storefront?.kill();
}
