/** Invalid arguments of a command. */
export class UsageError extends Error {
  override name = 'UsageError';
}
