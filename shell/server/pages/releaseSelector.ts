import { parseCookie } from 'cookie';
import type { Release } from '../../composition/releases/releaseDocument';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { LiveReleases } from '../live/liveReleases';
import { cookieValue, hostCookie } from '../../http/hostCookie';
import { readPreview } from '../../composition/signing/preview';

export const PREVIEW_COOKIE = 'tanabana_preview';
const CANARY_COOKIE = 'tanabana_canary';

/** Number of buckets that visitors are distributed over. */
const BUCKETS = 10_000;

/** `Max-Age` of the bucket cookie. */
const BUCKET_MAX_AGE_SECONDS = 30 * 86_400;

/** The release that a visitor gets. */
export interface ReleaseChoice {
  readonly served: ServedRelease;
  readonly cohort: 'live' | 'canary' | 'preview';
  /** Whether the response is the same for all visitors. */
  readonly isShared: boolean;
  /** `Set-Cookie` of the response. */
  readonly cookie?: string;
}

interface ReleaseSelectorOptions {
  readonly secret: string;
  readonly now: () => number;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  /** Loads a release that is not live; rejects when it does not exist. */
  readonly load: (id: string) => Promise<Release>;
}

interface Caller {
  readonly cookies: string | undefined;
  readonly isSecure: boolean;
}

/**
 * Selects the release of a document. A preview cookie selects another release until it expires, optionally with one
 * remote loaded from the visitor's own machine. All other visitors get the canary or the live release by bucket: a
 * cookie stores the bucket, so that a visitor stays on the same side, also when the share grows.
 */
export function createReleaseSelector({ secret, now, random, load }: ReleaseSelectorOptions) {
  const previewed = async (token: string): Promise<ServedRelease | undefined> => {
    const preview = readPreview(secret, token, now());
    const release = preview && (await load(preview.release).catch(() => undefined));
    if (!release) return undefined;
    const { override } = preview;
    return {
      release,
      previous: {},
      ...(override && { overrides: { [override.remote]: `http://localhost:${override.port}` } }),
    };
  };

  return async ({ live, canary }: LiveReleases, caller: Caller): Promise<ReleaseChoice> => {
    const cookies = parseCookie(caller.cookies ?? '');
    const token = cookieValue(cookies, PREVIEW_COOKIE);
    const preview = token ? await previewed(token) : undefined;
    if (preview) return { served: preview, cohort: 'preview', isShared: false };
    if (!canary) return { served: live, cohort: 'live', isShared: true };

    const [id, stored] = cookieValue(cookies, CANARY_COOKIE)?.split('.') ?? [];
    const hasBucket = id === canary.release.id && /^\d{1,4}$/.test(stored ?? '');
    const bucket = hasBucket ? Number(stored) : Math.floor(random() * BUCKETS);
    const getsCanary = bucket < canary.share * BUCKETS;
    return {
      served: getsCanary ? canary : live,
      cohort: getsCanary ? 'canary' : 'live',
      isShared: false,
      ...(!hasBucket && {
        cookie: hostCookie(
          CANARY_COOKIE,
          `${canary.release.id}.${bucket}`,
          BUCKET_MAX_AGE_SECONDS,
          caller.isSecure,
        ),
      }),
    };
  };
}
