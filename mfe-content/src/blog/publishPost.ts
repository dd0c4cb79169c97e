/** How long publishing takes, in milliseconds (§9). */
const PUBLISH_DELAY_MS = 2000;

/** Stands for publishing a draft: takes its time, and sends or keeps nothing (§7). */
export function publishPost(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PUBLISH_DELAY_MS));
}
