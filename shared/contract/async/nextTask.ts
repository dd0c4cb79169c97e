/** Resolves in a new task, which runs after the pending tasks of the browser. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
