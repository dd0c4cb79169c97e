/** A time as people read it, to the minute: `2026-01-31 at 09:05 UTC`. @param at an ISO timestamp, or milliseconds */
export function when(at: string | number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
}
