/** A share in words: `12.5%`. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(6))}%`;
}

/** A size in words: `41.2 kB`, `41.3 MB`. */
export function sizeInWords(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A time to the minute: `2026-01-31 at 09:05 UTC`. @param at an ISO timestamp, or milliseconds since 1970 */
export function when(at: string | number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
}
