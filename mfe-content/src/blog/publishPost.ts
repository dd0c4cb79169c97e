/** How long publishing takes, in milliseconds (§9). */
const PUBLISH_DELAY_MS = 2000;

/** Simulates publishing a draft: resolves after a delay, and sends or stores nothing (§7). */
export function publishPost(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PUBLISH_DELAY_MS));
}
