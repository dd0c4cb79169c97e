import type { ReleaseMap } from '@tanabana/runtime/contracts/composition';
import type { FastifyInstance } from 'fastify';

/** The release map as a server sends it. */
export interface SentMap extends ReleaseMap {
  readonly integrity: Readonly<Record<string, string>>;
}

/** Address of the release map that a document asks for. */
export function mapAddressIn(html: string): string {
  return /data-map="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** The release map of a document, from a server. */
export async function releaseMapIn(app: FastifyInstance, html: string): Promise<SentMap> {
  return (await app.inject(mapAddressIn(html))).json();
}
