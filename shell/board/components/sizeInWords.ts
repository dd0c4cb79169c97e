/** A size as people read it: `41.2 kB`, `41.3 MB`. */
export function sizeInWords(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
