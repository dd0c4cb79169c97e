/** What was thrown, as text for a log; it may be anything, and refuse to be read. */
export function messageOf(thrown: unknown): string {
  try {
    const isError = typeof thrown === 'object' && thrown !== null && 'stack' in thrown;
    return isError ? String(thrown.stack) : String(thrown);
  } catch {
    return 'Something was thrown that cannot be read.';
  }
}
