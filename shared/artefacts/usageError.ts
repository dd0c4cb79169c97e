/** Wrong arguments of a command, which exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
