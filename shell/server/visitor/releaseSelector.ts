import { parseCookie } from 'cookie';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { fetchServerModules } from '@tanabana/releases/releases/fetchFiles';
import { loadCompleteRelease } from '@tanabana/releases/deployments/loadCompleteRelease';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { LiveReleases } from '../live/liveReleases';
import { cookieValue, hostCookie } from './hostCookie';
import type { readPreview } from '@tanabana/releases/signatures/preview';

export const PREVIEW_COOKIE = 'tanabana_preview';
const CANARY_COOKIE = 'tanabana_canary';

/** Number of buckets. Each visitor is assigned to a random bucket, and the canary gets a share of the buckets. */
const BUCKETS = 10_000;

const BUCKET_MAX_AGE_SECONDS = 30 * 86_400;

export interface ReleaseChoice {
  readonly served: ServedRelease;
  readonly cohort: 'live' | 'canary' | 'preview';
  /** Whether all visitors get the same response, so that shared caches may store it. */
  readonly isShared: boolean;
  readonly setCookie?: string;
}

interface ReleaseSelectorOptions {
  readonly context: Pick<ReleaseContext, 'releases' | 'artefacts'>;
  readonly readPreview: (token: string) => ReturnType<typeof readPreview>;
  readonly random: () => number;
}

interface Caller {
  readonly cookies: string | undefined;
  readonly isSecure: boolean;
}

/**
 * A preview cookie selects the release of the preview. Without a preview cookie, the visitor's bucket selects the
 * canary or the live release. A cookie stores the bucket. Visitors of the canary therefore keep the canary when more
 * buckets get the canary.
 */
export function createReleaseSelector({ context, readPreview, random }: ReleaseSelectorOptions) {
  const load = async (id: string) => {
    const release = await loadCompleteRelease(context, id);
    await fetchServerModules(context.artefacts, { release, fallbacks: {} });
    return release;
  };
  const previewed = async (token: string): Promise<ServedRelease | undefined> => {
    const preview = readPreview(token);
    const release = preview && (await load(preview.release).catch(() => undefined));
    if (!release) return undefined;
    const { override } = preview;
    return {
      release,
      fallbacks: {},
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
    const getsCanary = bucket < canary.share() * BUCKETS;
    return {
      served: getsCanary ? canary : live,
      cohort: getsCanary ? 'canary' : 'live',
      isShared: false,
      ...(!hasBucket && {
        setCookie: hostCookie(
          CANARY_COOKIE,
          `${canary.release.id}.${bucket}`,
          BUCKET_MAX_AGE_SECONDS,
          caller.isSecure,
        ),
      }),
    };
  };
}
