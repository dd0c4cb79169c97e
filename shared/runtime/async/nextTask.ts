/** Lets the browser do what waits, such as painting or a visitor's click, and goes on in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
