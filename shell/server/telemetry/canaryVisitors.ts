import { createHmac } from 'node:crypto';
import { networkOf } from '@tanabana/http/networkOf';
import {
  canaryId,
  type CanaryReport,
  type ReleaseCounts,
} from '@tanabana/releases/deployments/canaryReports';
import { readSigned, sign } from '@tanabana/releases/signatures/signed';
import type { LiveReleases } from '../live/liveReleases';

/** Cookie with the token of a visitor. Browsers send the cookie with each report. */
export const VISITOR_COOKIE = 'tanabana_visitor';

/** Lifetime of a token, in seconds. Failures that a page reports after its token has expired are not counted. */
export const TOKEN_MAX_AGE_SECONDS = 3_600;

/** Length of the IPv6 prefix that identifies one visitor, in bits. Providers assign up to a /48 to a customer. */
export const IPV6_PREFIX_BITS = 48;

/** Length of a visitor's tag, in base64url characters. Eight characters encode 48 bits. */
const TAG_LENGTH = 8;

/**
 * Maximum number of visitors that are counted for each release. The comparison of the releases needs no more visitors.
 */
const MAX_VISITORS = 20_000;

/** Maximum number of visitor tags in a report. The report contains the tags of visitors whose pages failed. */
const MAX_FAILED = 1_000;

type Side = 'live' | 'canary';

/**
 * For the live release and for the canary, maps the tag of each visitor's IP address to whether a page failed for the
 * visitor.
 */
interface Counts {
  readonly id: string;
  readonly live: Map<string, boolean>;
  readonly canary: Map<string, boolean>;
}

interface Visitor {
  readonly side: Side;
  readonly tag: string;
}

/**
 * Counts the visitors of the canary and of the live release, and those for whom a page failed, in the memory of this
 * server. Counts a visitor at most once for each release. A new live release, canary or canary share resets the counts.
 */
export class CanaryVisitors {
  private counts: Counts | undefined;

  /** @param secret signs tokens. Servers with the same secret accept the tokens of one another. */
  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  /**
   * Counts a visitor who receives a page.
   * @param isFailed whether a fallback replaced the page or a part of the page
   * @returns a token that the browser sends with reports about the release, or `undefined` if no canary runs
   */
  add(served: LiveReleases, side: Side, address: string, isFailed: boolean): string | undefined {
    if (!served.canary) return undefined;
    const tag = addressTag(this.secret, address);
    this.count(served, { side, tag }, isFailed);
    const id = [served[side]?.release.id, served.canary.since.toString(36), tag].join('~');
    return sign(this.secret, 'document', id, this.now() + TOKEN_MAX_AGE_SECONDS * 1_000);
  }

  /** @returns the visitor to whom a token was issued, or the reason why the token is refused */
  visitorOf(served: LiveReleases, token: string): Visitor | 'forged' | 'expired' | 'notServed' {
    const signed = readSigned(this.secret, 'document', token, this.now());
    if (typeof signed !== 'object') return signed ?? 'forged';
    const [release, since = '', tag = ''] = signed.id.split('~');
    const side = (['live', 'canary'] as const).find((name) => served[name]?.release.id === release);
    if (!side || Number.parseInt(since, 36) !== served.canary?.since) return 'notServed';
    return { side, tag };
  }

  /** Another server may have sent the page. */
  count(served: LiveReleases, { side, tag }: Visitor, isFailed: boolean): void {
    const visitors = this.countsOf(served)[side];
    if (!visitors.has(tag) && visitors.size >= MAX_VISITORS) return;
    visitors.set(tag, isFailed || visitors.get(tag) === true);
  }

  /** Returns the counts of both releases since the canary started, or `undefined` if no canary runs. */
  report(served: LiveReleases | undefined): CanaryReport['canary'] | undefined {
    if (!served?.canary) return undefined;
    const { id, live, canary } = this.countsOf(served);
    return { id, live: releaseCounts(live), canary: releaseCounts(canary) };
  }

  private countsOf({ live, canary }: LiveReleases): Counts {
    const id = canary ? canaryId(canary.release.id, live.release.id, canary.since) : '';
    if (this.counts?.id !== id) this.counts = { id, live: new Map(), canary: new Map() };
    return this.counts;
  }
}

function releaseCounts(visitors: ReadonlyMap<string, boolean>): ReleaseCounts {
  const failed = [...visitors].flatMap(([tag, isFailed]) => (isFailed ? [tag] : []));
  return { visitors: visitors.size, failed: failed.slice(0, MAX_FAILED) };
}

/**
 * Pseudonymises the address of a visitor with a keyed hash, because cookies and reports contain the result.
 * @internal
 */
export function addressTag(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`address ${networkOf(address, IPV6_PREFIX_BITS / 8)}`)
    .digest('base64url')
    .slice(0, TAG_LENGTH);
}
