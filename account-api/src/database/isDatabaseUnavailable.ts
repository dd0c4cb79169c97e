/** Codes of broken or refused connections, and of a PostgreSQL server that is starting or stopping. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|57P0)/;

/** Messages of errors without a code: no answer, or a closed connection. */
const MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error means that the database is unavailable, so that a later attempt can succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && CODES.test(code)) || MESSAGES.test(error.message);
}
