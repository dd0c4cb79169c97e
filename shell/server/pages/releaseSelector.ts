import { parseCookie } from 'cookie';
import type { Release } from '../../composition/releaseDocument';
import type { ServedRelease } from '../../composition/servedRelease';
import type { LiveReleases } from '../live/liveReleases';
import { cookieValue, ownCookie } from './ownCookie';
import { readPreview } from '../../composition/preview';

export const PREVIEW_COOKIE = 'tanabana_preview';
const CANARY_COOKIE = 'tanabana_canary';

/** Places of a visitor in a canary's draw: whole numbers below this. */
const PLACES = 10_000;

/** How long a visitor keeps a place, in seconds. */
const PLACE_MAX_AGE_SECONDS = 30 * 86_400;

/** Which release a visitor gets, and what has to be said about it in the answer. */
export interface ReleaseChoice {
  readonly served: ServedRelease;
  readonly cohort: 'live' | 'canary' | 'preview';
  /** Whether another visitor may be given the same answer. */
  readonly isShared: boolean;
  /** `Set-Cookie` of the answer. */
  readonly cookie?: string;
}

interface ReleaseSelectorOptions {
  readonly secret: string;
  readonly now: () => number;
  /** Draws a number from 0 up to 1. */
  readonly random: () => number;
  /** Loads a release that is not live; rejects when it is not there. */
  readonly load: (id: string) => Promise<Release>;
}

/** What a request says about itself. */
interface Caller {
  readonly cookies: string | undefined;
  readonly isSecure: boolean;
}

/**
 * Chooses the release of a document. A preview cookie shows another release until it expires, and may load one of its
 * remotes from the visitor's own machine; a canary takes its share of the others. A cookie
 * stores the visitor's place in the canary's draw, so it is the same at each visit, and stays inside when the share
 * grows.
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

    const [id, kept] = cookieValue(cookies, CANARY_COOKIE)?.split('.') ?? [];
    const hasPlace = id === canary.release.id && /^\d{1,4}$/.test(kept ?? '');
    const place = hasPlace ? Number(kept) : Math.floor(random() * PLACES);
    const isInside = place < canary.share * PLACES;
    return {
      served: isInside ? canary : live,
      cohort: isInside ? 'canary' : 'live',
      isShared: false,
      ...(!hasPlace && {
        cookie: ownCookie(
          CANARY_COOKIE,
          `${canary.release.id}.${place}`,
          PLACE_MAX_AGE_SECONDS,
          caller.isSecure,
        ),
      }),
    };
  };
}
