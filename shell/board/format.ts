/** Formats a time, as in `2026-01-31 at 09:05 UTC`. @param at an ISO timestamp, or milliseconds since 1970 */
export function formatTime(at: string | number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
}
