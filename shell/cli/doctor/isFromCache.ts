/** Whether an answer came from a cache, by the headers of the usual caches. */
export function isFromCache(headers: Headers): boolean {
  return Number(headers.get('age') ?? 0) !== 0 || /\bhit\b/i.test(headers.get('x-cache') ?? '');
}
