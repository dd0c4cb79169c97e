import { parseCookie, stringifySetCookie } from 'cookie';
import type { Release } from '../release/releaseDocument';
import type { OnShow, ShownRelease } from './onShow';
import { allowedOverride } from './overrides';
import { readSignedRelease } from './signedRelease';

export const PREVIEW_COOKIE = 'tanabana_preview';
export const OVERRIDE_COOKIE = 'tanabana_override';
const CANARY_COOKIE = 'tanabana_canary';

/** Places of a visitor in a canary's draw: whole numbers below this. */
const PLACES = 10_000;

/** How long a visitor keeps a place, in seconds. */
const PLACE_KEPT = 30 * 86_400;

/** Which release a visitor gets, and what has to be said about it in the answer. */
export interface Pick {
  readonly shown: ShownRelease;
  readonly lane: 'live' | 'canary' | 'preview' | 'composition' | 'override';
  /** Whether another visitor may be given the same answer. */
  readonly isShared: boolean;
  /** `Set-Cookie` of the answer. */
  readonly cookie?: string;
}

interface PickOptions {
  readonly secret: string;
  readonly now: () => number;
  /** Draws a number from 0 up to 1. */
  readonly draw: () => number;
  /** Loads a release that is not on show; rejects when it is not there. */
  readonly load: (id: string) => Promise<Release>;
}

/** What a request says about itself. */
export interface Caller {
  readonly cookies: string | undefined;
  /** Value of `?composition=`. */
  readonly composition: string | null;
  readonly isSecure: boolean;
}

/** A cookie that scripts cannot read. */
export function ownCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name, value, maxAge, secure, path: '/', httpOnly: true, sameSite: 'lax' });
}

/**
 * Chooses the release of a document. A signed `?composition=` shows one page out of a past release; a preview
 * cookie shows another release until it ends; where the settings allow it, an override brings one remote from the
 * visitor's own machine; a canary takes its share of the others. A visitor's place in the
 * draw is kept in a cookie, so it is the same at each visit, and stays inside when the share grows.
 */
export function createPick({ secret, now, draw, load }: PickOptions) {
  const signed = async (purpose: 'preview' | 'composition', token: string) => {
    const id = readSignedRelease(secret, purpose, token, now());
    return id === undefined ? undefined : load(id).catch(() => undefined);
  };

  return async ({ live, canary }: OnShow, caller: Caller): Promise<Pick> => {
    const cookies = parseCookie(caller.cookies ?? '');
    for (const [lane, token] of [
      ['composition', caller.composition],
      ['preview', cookies[PREVIEW_COOKIE]],
    ] as const) {
      const release = token ? await signed(lane, token) : undefined;
      if (release) return { shown: { release, previous: {} }, lane, isShared: false };
    }
    const overrides = allowedOverride(live.release, cookies[OVERRIDE_COOKIE]);
    if (overrides) return { shown: { ...live, overrides }, lane: 'override', isShared: false };
    if (!canary) return { shown: live, lane: 'live', isShared: true };

    const [id, kept] = cookies[CANARY_COOKIE]?.split('.') ?? [];
    const hasPlace = id === canary.release.id && /^\d{1,4}$/.test(kept ?? '');
    const place = hasPlace ? Number(kept) : Math.floor(draw() * PLACES);
    const isInside = place < canary.share * PLACES;
    return {
      shown: isInside ? canary : live,
      lane: isInside ? 'canary' : 'live',
      isShared: false,
      ...(!hasPlace && {
        cookie: ownCookie(CANARY_COOKIE, `${canary.release.id}.${place}`, PLACE_KEPT, caller.isSecure),
      }),
    };
  };
}
