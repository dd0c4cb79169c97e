import type { InjectOptions } from 'fastify';
import { scriptAddress, versionOf } from '../testShop';

export const TOKEN = 'the token of the metrics';

export const ENTRY = scriptAddress(1);
export const FONT = '/assets/cart/plain.0123456789.woff2';
export const REPORT = {
  release: 'none',
  remote: 'cart',
  version: versionOf(1),
  expose: './pages/cart',
  kind: 'load',
  message: '404',
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const PAGE = 'public, max-age=0, s-maxage=1, stale-if-error=600';
export const YEAR = 'public, max-age=31536000, immutable';
export const BRIEFLY = 'public, max-age=300';
export const BY_COOKIE = 'accept-encoding, cookie';
export const BY_ENCODING = 'accept-encoding';

/**
 * A request with its expected response. In the request, `PREVIEW` is replaced by a preview token, and `LIVE` by the
 * id of the live release.
 */
export interface Answer {
  readonly kind: string;
  readonly asked: InjectOptions;
  /** `closed`: without a release. `busy`: overloaded. `failing`: its stores cannot be read. Undefined if the shop works. */
  readonly shop?: 'closed' | 'busy' | 'failing';
  readonly status: number;
  /** Without `no-transform`, which each document has. */
  readonly cacheControl: string;
  readonly vary?: string;
  /** Expected headers other than `cache-control` and `vary`. */
  readonly besides?: Readonly<Record<string, unknown>>;
  /**
   * Whether the response is an HTML document. Documents must have a content security policy and a permissions policy.
   */
  readonly isDocument?: boolean;
}

/** CDNs must not transform documents. */
export function cachingOf({ cacheControl, isDocument }: Answer): string {
  return isDocument ? `${cacheControl}, no-transform` : cacheControl;
}
