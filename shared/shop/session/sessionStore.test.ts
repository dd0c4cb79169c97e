import { createSessionStore, PROFILE_KEY, TOKEN_KEY } from './sessionStore';
import { tokenOf } from './tokenOf.testing';
import {
  asha,
  createStore,
  follow,
  HOUR,
  inSeconds,
  setUpSession,
  START,
  token,
} from './sessionSetUp.testing';

setUpSession();

describe('a session', () => {
  test('is the stored profile with the claims of the token (§3)', () => {
    const store = createStore();
    store.signIn(token, asha, true);
    expect(store.read()).toEqual({ ...asha, id: 'u1', exp: inSeconds(START + 7 * 24 * HOUR) });
    expect(store.token()).toBe(token);
  });

  test('is the identical user until storage changes', () => {
    const store = createStore();
    store.signIn(token, asha, true);
    const user = store.read();
    expect(store.read()).toBe(user);
    store.mergeProfile(token, { name: 'Asha Rao' });
    expect(store.read()).not.toBe(user);
  });

  test('has id and expiry of the token, regardless of the stored profile', () => {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(PROFILE_KEY, JSON.stringify({ id: 'u2', exp: 9e9, name: 'Asha' }));
    expect(createStore().read()).toMatchObject({ id: 'u1', exp: inSeconds(START + 7 * 24 * HOUR) });
  });

  test('has the claims of the token if the profile cannot be read', () => {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(PROFILE_KEY, '{');
    expect(createStore().read()).toMatchObject({ id: 'u1' });
  });

  test('is announced to every remote on the page, and is null after signing out', () => {
    const store = createStore();
    const listener = follow(createStore());
    store.signIn(token, asha, true);
    expect(listener).toHaveBeenCalledTimes(1);
    store.signOut();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('ends when another tab signs out', () => {
    const store = createStore();
    store.signIn(token, asha, true);
    const listener = follow(store);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    expect(listener).toHaveBeenCalled();
    expect(store.read()).toBeNull();
  });

  test('is not announced when another record changes', () => {
    const listener = follow(createStore());
    window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('silent logout (§4)', () => {
  test.each([
    ['expired', tokenOf({ id: 'u1', exp: inSeconds(START) })],
    ['undecodable', 'not a token'],
  ])('removes an %s token with its profile at the first check', (_, stored) => {
    localStorage.setItem(TOKEN_KEY, stored);
    localStorage.setItem(PROFILE_KEY, JSON.stringify(asha));
    const store = createStore();
    expect(store.read()).toBeNull();
    expect(store.token()).toBeNull();
    follow(store);
    expect(localStorage).toHaveLength(0);
  });

  test('happens when the token expires, not later', () => {
    const store = createStore();
    store.signIn(tokenOf({ id: 'u1', exp: inSeconds(START + HOUR) }), asha, true);
    const listener = follow(store);
    jest.advanceTimersByTime(HOUR - 1);
    expect(store.read()).not.toBeNull();
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalled();
    expect(store.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('does not happen when storage is temporarily unreadable', () => {
    localStorage.setItem(TOKEN_KEY, token);
    const unreadable = jest.fn().mockReturnValueOnce(null);
    const storage = {
      getItem: (key: string) => (unreadable() === null ? null : localStorage.getItem(key)),
      setItem: (key: string, value: string) => localStorage.setItem(key, value),
      removeItem: (key: string) => localStorage.removeItem(key),
    };
    follow(createSessionStore(storage, () => Date.now()));
    expect(localStorage.getItem(TOKEN_KEY)).toBe(token);
  });

  test('happens for an expiry beyond the longest timer of a browser', () => {
    const store = createStore();
    const days = 40 * 24 * HOUR;
    store.signIn(tokenOf({ id: 'u1', exp: inSeconds(START + days) }), asha, true);
    follow(store);
    jest.advanceTimersByTime(days - 1);
    expect(store.read()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['after a sleep in which no timer ran', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['by the back button, without an event', () => window.dispatchEvent(new Event('pageshow'))],
  ])('happens when the page returns %s', (_, returns) => {
    const store = createStore();
    store.signIn(tokenOf({ id: 'u1', exp: inSeconds(START + HOUR) }), asha, true);
    const listener = follow(store);
    jest.setSystemTime(START + 2 * HOUR);
    returns();
    expect(listener).toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('does not remove a profile whose token another tab is about to store', () => {
    const store = createStore();
    follow(store);
    localStorage.setItem(PROFILE_KEY, JSON.stringify(asha));
    window.dispatchEvent(new StorageEvent('storage', { key: PROFILE_KEY }));
    localStorage.setItem(TOKEN_KEY, token);
    expect(store.read()).toMatchObject(asha);
  });
});

describe('on a device whose clock is ahead of the service', () => {
  const DAY = 24 * HOUR;
  const issued = (time: number) =>
    tokenOf({ id: 'u1', iat: inSeconds(time), exp: inSeconds(time + 7 * DAY) });

  test('a session lasts as long as its token, in every tab and after a reload', () => {
    createStore().signIn(issued(START - 30 * DAY), asha, true);
    const otherTab = createStore();
    const listener = follow(otherTab);
    jest.advanceTimersByTime(7 * DAY - 1);
    expect(createStore().read()).toMatchObject({ id: 'u1' });
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('a session that is not remembered ends after an hour', () => {
    const store = createStore();
    store.signIn(issued(START - 30 * DAY), asha, false);
    expect(store.token()).not.toBeNull();
    jest.advanceTimersByTime(HOUR);
    expect(store.read()).toBeNull();
  });

  test('the next sign-in measures the clock again', () => {
    const store = createStore();
    store.signIn(issued(START - 30 * DAY), asha, true);
    jest.setSystemTime(START - 30 * DAY);
    store.signIn(issued(START - 30 * DAY), asha, true);
    jest.advanceTimersByTime(7 * DAY);
    expect(store.read()).toBeNull();
  });

  test('a session that began while the clock was behind does not end when the clock is corrected', () => {
    const store = createStore();
    store.signIn(issued(START + 30 * DAY), asha, true);
    jest.setSystemTime(START + 30 * DAY);
    expect(store.read()).toMatchObject({ id: 'u1' });
  });
});

describe('mergeProfile (§7)', () => {
  test('preserves fields that the answer does not contain', () => {
    const store = createStore();
    store.signIn(token, { ...asha, googleId: 'g1' }, true);
    store.mergeProfile(token, { name: 'Asha Rao' });
    expect(store.read()).toMatchObject({ name: 'Asha Rao', email: 'asha@shop.example', googleId: 'g1' });
  });

  test('ignores an answer that the browser receives after the session has changed', () => {
    const store = createStore();
    store.signIn(token, asha, true);
    const next = tokenOf({ id: 'u2', exp: inSeconds(START + HOUR) });
    store.signIn(next, { name: 'Vikram' }, true);
    store.mergeProfile(token, { name: 'Asha Rao' });
    expect(store.read()).toMatchObject({ id: 'u2', name: 'Vikram' });
    store.signOut();
    store.mergeProfile(next, { name: 'Vikram' });
    expect(localStorage).toHaveLength(0);
  });
});
