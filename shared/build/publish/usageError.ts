/** A command that was called in a way that it does not know. */
export class UsageError extends Error {
  override name = 'UsageError';
}
