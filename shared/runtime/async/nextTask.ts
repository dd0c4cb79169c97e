/** Yields to pending tasks of the browser, such as painting or a visitor's click, and resolves in a new task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
