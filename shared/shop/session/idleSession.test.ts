import { IDLE_END_KEY, IDLE_TIMEOUT_MS } from './sessionStore';
import { asha, createStore, follow, HOUR, setUpSession, START, token } from './sessionSetUp.testing';

setUpSession();

describe('a session that is not remembered', () => {
  test('ends an hour after its last use, in every tab', () => {
    createStore().signIn(token, asha, false);
    const otherTab = createStore();
    const listener = follow(otherTab);
    jest.advanceTimersByTime(IDLE_TIMEOUT_MS);
    expect(listener).toHaveBeenCalled();
    expect(otherTab.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['a click', () => window.dispatchEvent(new Event('pointerdown'))],
    ['a key', () => window.dispatchEvent(new KeyboardEvent('keydown'))],
    ['a visit', () => createStore().subscribe(() => undefined)()],
  ])('is prolonged by %s', (_, use) => {
    const store = createStore();
    store.signIn(token, asha, false);
    follow(store);
    jest.advanceTimersByTime(IDLE_TIMEOUT_MS - 1);
    use();
    jest.advanceTimersByTime(IDLE_TIMEOUT_MS - 1);
    expect(store.read()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(store.read()).toBeNull();
  });

  test('cannot be prolonged after its end', () => {
    const store = createStore();
    store.signIn(token, asha, false);
    follow(store);
    jest.setSystemTime(START + 2 * HOUR);
    window.dispatchEvent(new Event('pointerdown'));
    expect(store.read()).toBeNull();
  });

  test('ends when its end time cannot be read', () => {
    const store = createStore();
    store.signIn(token, asha, false);
    localStorage.setItem(IDLE_END_KEY, 'soon');
    expect(store.read()).toBeNull();
  });

  test('is replaced by a session that is remembered', () => {
    const store = createStore();
    store.signIn(token, asha, false);
    store.signIn(token, asha, true);
    jest.advanceTimersByTime(2 * IDLE_TIMEOUT_MS);
    expect(store.read()).not.toBeNull();
  });
});
