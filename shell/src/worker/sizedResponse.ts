/** Headers that a kept answer has besides its own: when it was kept or seen last, in milliseconds, and its bytes. */
const KEPT_AT = 'x-kept-at';
const KEPT_SIZE = 'x-kept-size';

/** Headers of how it travelled, which the bytes that are kept have no more. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'vary'];

/**
 * An answer that says how large it is, and when it was kept.
 * @param now in milliseconds
 */
export async function sizedResponse(response: Response, now: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  OF_THE_WAY.forEach((name) => headers.delete(name));
  headers.set(KEPT_AT, String(now));
  headers.set(KEPT_SIZE, String(body.byteLength));
  return new Response(body, { headers });
}

/** Bytes of a kept answer. */
export function sizeOf({ headers }: Response): number {
  return Number(headers.get(KEPT_SIZE));
}

/** When an answer was kept or seen last, in milliseconds. */
export function keptAt({ headers }: Response): number {
  return Number(headers.get(KEPT_AT));
}
