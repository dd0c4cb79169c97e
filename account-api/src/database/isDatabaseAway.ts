/** Codes of connections that break or are refused, and of a PostgreSQL that stops or starts. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|57P0)/;

/** What the client says where there is no code: nobody answered, or the connection ended. */
const SENTENCES = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error says that the database cannot be reached, so that a later attempt can succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && CODES.test(code)) || SENTENCES.test(error.message);
}
