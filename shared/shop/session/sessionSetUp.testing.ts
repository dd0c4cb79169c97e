import { createSessionStore } from './sessionStore';
import { tokenOf } from './tokenOf.testing';

export const HOUR = 60 * 60 * 1000;
export const START = Date.UTC(2026, 0, 10);
export const inSeconds = (time: number) => time / 1000;
export const token = tokenOf({ id: 'u1', exp: inSeconds(START + 7 * 24 * HOUR) });
export const asha = { name: 'Asha', email: 'asha@shop.example' };

export const createStore = () => createSessionStore(window.localStorage, () => Date.now());
let stop: () => void = () => undefined;

/** Subscribes a listener to a session until the end of the test. */
export function follow(store: ReturnType<typeof createStore>) {
  const listener = jest.fn();
  stop = store.subscribe(listener);
  return listener;
}

/** Empties the storage and sets the clock to `START` before each test. */
export function setUpSession(): void {
  beforeEach(() => {
    window.localStorage.clear();
    jest.useFakeTimers({ now: START });
  });

  afterEach(() => {
    stop();
    jest.useRealTimers();
  });
}
