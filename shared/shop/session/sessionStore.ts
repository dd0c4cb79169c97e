import { browserStorage, type KeyValueStorage } from '../stored/browserStorage';
import { decodeToken, parseProfile, type Profile, type User } from './session';

export const TOKEN_KEY = 'token';
export const PROFILE_KEY = 'userProfile';

/** Storage key of the end time, in milliseconds since 1970, of a session without `Remember me`. */
export const IDLE_END_KEY = 'sessionIdleEnd';

/**
 * Storage key of the time by which the device's clock was ahead at the sign-in, in milliseconds. The value is absent if
 * the clock was right or behind.
 */
const CLOCK_LEAD_KEY = 'sessionClockLead';

const CLOCK_TOLERANCE_MS = 60 * 1000;

/** Time between the last use and the end of a session without `Remember me`, in milliseconds. */
export const IDLE_TIMEOUT_MS = 60 * 60 * 1000;

/** The end time is written to storage only if it changes by at least this number of milliseconds. */
const IDLE_STEP_MS = 60 * 1000;

const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

function storedProfile(text: string | null): Profile {
  try {
    return parseProfile(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

// Dispatches the storage event in this tab, because browsers dispatch storage events only in other tabs.
function announceSession(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

/**
 * Creates the store of the session: token, profile and idle timeout.
 * @param now returns the current time in milliseconds since 1970
 */
export function createSessionStore(storage: KeyValueStorage, now: () => number) {
  let last: { readonly stored: string; readonly user: User } | undefined;

  const validToken = (token = storage.getItem(TOKEN_KEY)) => {
    const claims = token === null ? undefined : decodeToken(token);
    if (token === null || !claims) return undefined;
    const idleEnd = storage.getItem(IDLE_END_KEY);
    const tokenEnd = claims.exp * 1000 + Number(storage.getItem(CLOCK_LEAD_KEY));
    const end = idleEnd === null ? tokenEnd : Math.min(tokenEnd, Number(idleEnd));
    return end > now() ? { token, claims, end } : undefined;
  };

  const removeSession = () => {
    for (const key of [TOKEN_KEY, PROFILE_KEY, IDLE_END_KEY, CLOCK_LEAD_KEY]) storage.removeItem(key);
  };

  const prolong = () => {
    const idleEnd = storage.getItem(IDLE_END_KEY);
    const next = now() + IDLE_TIMEOUT_MS;
    if (idleEnd !== null && validToken() && next - Number(idleEnd) >= IDLE_STEP_MS) {
      storage.setItem(IDLE_END_KEY, String(next));
    }
  };

  return {
    /** Returns the same object until storage changes. */
    read: (): User | null => {
      const valid = validToken();
      if (!valid) return null;
      const profile = storage.getItem(PROFILE_KEY);
      const stored = `${valid.token}\n${profile ?? ''}`;
      if (stored !== last?.stored) last = { stored, user: { ...storedProfile(profile), ...valid.claims } };
      return last.user;
    },
    token: () => validToken()?.token ?? null,
    /**
     * If the device's clock is ahead of the token's `iat`, later checks add the difference to the expiry.
     * @param remember true if the session ends when its token expires; false if the session also ends an hour after its
     * last use
     */
    signIn: (token: string, profile: Profile, remember: boolean) => {
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
    /**
     * Merges a profile from the account service into the stored profile (§7).
     * @param token token of the request. The profile is ignored if the session has another token when the response
     * arrives.
     */
    mergeProfile: (token: string, profile: Profile) => {
      if (storage.getItem(TOKEN_KEY) !== token) return;
      const merged = { ...storedProfile(storage.getItem(PROFILE_KEY)), ...profile };
      storage.setItem(PROFILE_KEY, JSON.stringify(merged));
      announceSession();
    },
    signOut: () => {
      removeSession();
      announceSession();
    },
    /**
     * Calls the listener when the session changes in any tab, and when the session ends. Removes an expired token (§4).
     * Activity on the page prolongs a session without `Remember me`.
     */
    subscribe: (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = () => {
        clearTimeout(timer);
        const token = storage.getItem(TOKEN_KEY);
        const valid = validToken(token);
        if (valid) timer = setTimeout(onChange, Math.min(MAX_TIMER_DELAY_MS, valid.end - now()));
        // If the token is null, the session is not removed, because storage can be temporarily unreadable.
        else if (token !== null) removeSession();
      };
      const onChange = () => {
        check();
        listener();
      };
      const onStorage = ({ key }: StorageEvent) => {
        // A null key means that the entire storage was cleared.
        if (key === null || key === TOKEN_KEY || key === PROFILE_KEY) onChange();
      };
      // Checks the session, because the browser may have suspended timers and events while the page was hidden.
      const onVisible = () => {
        if (document.visibilityState === 'visible') onChange();
      };
      check();
      prolong();
      const subscription = new AbortController();
      const { signal } = subscription;
      window.addEventListener('storage', onStorage, { signal });
      window.addEventListener('pageshow', onChange, { signal });
      document.addEventListener('visibilitychange', onVisible, { signal });
      window.addEventListener('pointerdown', prolong, { capture: true, signal });
      window.addEventListener('keydown', prolong, { capture: true, signal });
      return () => {
        clearTimeout(timer);
        subscription.abort();
      };
    },
  };
}

export const sessionStore = createSessionStore(browserStorage, () => Date.now());
