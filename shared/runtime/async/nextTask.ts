/** Resolves in a new task, after pending tasks of the browser. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
