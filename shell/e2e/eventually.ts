/** How long something may take to come to hold, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Waits for something to hold.
 * @param what says it in words, for when it never does
 */
export async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: this never came to hold`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
