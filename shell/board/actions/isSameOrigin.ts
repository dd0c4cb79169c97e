import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that a form came from a page of this server. Browsers send Basic credentials along with
 * forms of other sites too. A caller that says nothing of where the form came from is none of ours.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined && site === undefined) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
