import { BoardRefusal } from './boardRefusal';

/** Names by which file systems and buckets say that they may be read, but not written to. */
const READ_ONLY = new Set(['EACCES', 'EPERM', 'EROFS', 'AccessDenied', 'Forbidden']);

/**
 * Says that the store did not do what it was asked for.
 * @param error what it said
 * @param outcome what is known about what was to be done, in a sentence
 */
export function storeRefusal(error: unknown, outcome: string): BoardRefusal {
  const name = nameOf(error);
  const title = READ_ONLY.has(name) ? 'The store may not be used for this' : 'The store cannot be reached';
  const why = READ_ONLY.has(name)
    ? `It lets this server not do that (${name}): its credentials or rights allow less than the board needs.`
    : `Where releases and builds are kept, something does not answer as it should (${name}).`;
  return new BoardRefusal(503, title, [why, outcome, 'Visitors get what they got before.']);
}

/** What an error is called: nothing of the inside. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
