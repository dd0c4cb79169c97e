/** Prefixes of error codes that mean that the database is temporarily unavailable. */
const CODES = [
  // Node.js: the connection was refused or reset, or could not be established.
  ...['ECONN', 'EPIPE', 'ETIMEDOUT', 'EHOST', 'ENET', 'ENOTFOUND', 'EAI_AGAIN'],
  // PostgreSQL and its poolers: 08 broken connection; 25006 read-only after a failover; 40, 55P03 transaction conflict.
  ...['08', '25006', '40', '55P03'],
  // PostgreSQL: 3D missing database, as during a restore; 28 refused role or password, as during a rotation.
  ...['3D', '28'],
  // PostgreSQL: 53 out of connections, memory or disk; 57 cancelled or shutting down; 58 operating system failure.
  ...['53', '57', '58'],
  // SQLite: locked by another process; full, read-only or unreadable disk.
  ...['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'],
];

/** Messages of errors without a code that mean that the database is temporarily unavailable. */
const MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error means that the database is temporarily unavailable, so that a later attempt may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (
    (typeof code === 'string' && CODES.some((beginning) => code.startsWith(beginning))) ||
    MESSAGES.test(error.message)
  );
}
