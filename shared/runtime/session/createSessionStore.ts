import type { KeyValueStorage } from '../records/browserStorage';
import { onActivity, onSessionMoment } from './sessionMoments';
import { decodeToken, parseProfile, type Profile, type User } from './session';

export const TOKEN_KEY = 'token';
export const PROFILE_KEY = 'userProfile';

/** Set only for sessions that are not remembered: end time in milliseconds since 1970. */
export const IDLE_END_KEY = 'sessionIdleEnd';

/** Set only where this device's clock was ahead of the service's at the sign-in: by how many milliseconds. */
const CLOCK_LEAD_KEY = 'sessionClockLead';

/** Longest difference of clocks that is not corrected, in milliseconds: a sign-in takes time, and `iat` is in seconds. */
const CLOCK_TOLERANCE_MS = 60 * 1000;

/** How long a session that is not remembered lasts after its last use, in milliseconds. */
export const IDLE_TIMEOUT_MS = 60 * 60 * 1000;

/** Least change of the end time that is written to storage, in milliseconds. */
const IDLE_STEP_MS = 60 * 1000;

/** Longest delay of a browser timer, in milliseconds. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

export interface SessionStore {
  /** The signed-in user, or null. Equal storage returns the identical user. */
  readonly read: () => User | null;
  /** The token, or null if it is invalid or expired. */
  readonly token: () => string | null;
  /**
   * Stores the result of a sign-in. The token's `iat` tells whether this device's clock is ahead. A clock that is behind
   * is not corrected: it ends no session early, and may be set right later.
   * @param token as just received
   * @param remember whether the session lasts as long as its token; else it also ends an hour after its last
   * use
   */
  readonly signIn: (token: string, profile: Profile, remember: boolean) => void;
  /**
   * Merges an answer of the service into the stored profile (§7).
   * @param token of the request; the answer is ignored if the session has another token now
   */
  readonly mergeProfile: (token: string, profile: Profile) => void;
  /** Removes token and profile (§4). */
  readonly signOut: () => void;
  /**
   * Calls the listener when the session changes in any tab, and when it ends. An expired or unreadable token
   * is removed with the profile (§4). Activity on the page prolongs a session that is not remembered.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

function storedProfile(text: string | null): Profile {
  try {
    return parseProfile(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

// Browsers dispatch a storage event in other tabs only; this one reaches the remotes of this tab.
function announceSession(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

/**
 * Creates the session store, shared by every remote and every tab.
 * @param now returns the present time in milliseconds
 */
export function createSessionStore(storage: KeyValueStorage, now: () => number): SessionStore {
  let last: { readonly stored: string; readonly user: User } | undefined;

  /** The token with its claims and its end; undefined if it is unreadable or expired. */
  const validToken = (token = storage.getItem(TOKEN_KEY)) => {
    const claims = token === null ? undefined : decodeToken(token);
    if (token === null || !claims) return undefined;
    const idleEnd = storage.getItem(IDLE_END_KEY);
    // By this device's clock.
    const tokenEnd = claims.exp * 1000 + Number(storage.getItem(CLOCK_LEAD_KEY));
    const end = idleEnd === null ? tokenEnd : Math.min(tokenEnd, Number(idleEnd));
    return end > now() ? { token, claims, end } : undefined;
  };

  const removeSession = () => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(PROFILE_KEY);
    storage.removeItem(IDLE_END_KEY);
    storage.removeItem(CLOCK_LEAD_KEY);
  };

  const prolong = () => {
    const idleEnd = storage.getItem(IDLE_END_KEY);
    const next = now() + IDLE_TIMEOUT_MS;
    if (idleEnd !== null && validToken() && next - Number(idleEnd) >= IDLE_STEP_MS) {
      storage.setItem(IDLE_END_KEY, String(next));
    }
  };

  return {
    read() {
      const valid = validToken();
      if (!valid) return null;
      const profile = storage.getItem(PROFILE_KEY);
      const stored = `${valid.token}\n${profile ?? ''}`;
      if (stored !== last?.stored) last = { stored, user: { ...storedProfile(profile), ...valid.claims } };
      return last.user;
    },
    token: () => validToken()?.token ?? null,
    signIn(token, profile, remember) {
      // The token is stored last, so that other tabs never read it without its profile.
      if (remember) storage.removeItem(IDLE_END_KEY);
      else storage.setItem(IDLE_END_KEY, String(now() + IDLE_TIMEOUT_MS));
      const { iat = Infinity } = decodeToken(token) ?? {};
      const lead = now() - iat * 1000;
      if (lead > CLOCK_TOLERANCE_MS) storage.setItem(CLOCK_LEAD_KEY, String(lead));
      else storage.removeItem(CLOCK_LEAD_KEY);
      storage.setItem(PROFILE_KEY, JSON.stringify(profile));
      storage.setItem(TOKEN_KEY, token);
      announceSession();
    },
    mergeProfile(token, profile) {
      if (storage.getItem(TOKEN_KEY) !== token) return;
      const merged = { ...storedProfile(storage.getItem(PROFILE_KEY)), ...profile };
      storage.setItem(PROFILE_KEY, JSON.stringify(merged));
      announceSession();
    },
    signOut() {
      removeSession();
      announceSession();
    },
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = () => {
        clearTimeout(timer);
        const token = storage.getItem(TOKEN_KEY);
        const valid = validToken(token);
        if (valid) timer = setTimeout(onChange, Math.min(MAX_TIMER_DELAY_MS, valid.end - now()));
        // A token that cannot be read now may still be valid.
        else if (token !== null) removeSession();
      };
      const onChange = () => {
        check();
        listener();
      };
      check();
      prolong();
      const stopMoments = onSessionMoment([TOKEN_KEY, PROFILE_KEY], onChange);
      const stopActivity = onActivity(prolong);
      return () => {
        clearTimeout(timer);
        stopMoments();
        stopActivity();
      };
    },
  };
}
