/** @jest-environment node */
import type { Release } from '@tanabana/artefacts/releases/releaseDocument';
import { Metrics } from '../telemetry/metrics';
import { createCrashes } from './crashes';

const CART = { remote: 'cart', version: '1.0.2' };
const MINUTE = 60_000;

function crashesAt() {
  const clock = { now: 0 };
  const crashes = createCrashes({
    observations: { addFailure: () => undefined },
    now: () => clock.now,
    metrics: new Metrics(),
    log: { error: () => undefined },
    positions: (text) => Promise.resolve(text),
  });
  const isOpen = (version = CART.version) =>
    crashes.openIn({ remotes: { cart: { name: 'cart', version } } } as unknown as Release).includes('cart');
  return { clock, crash: () => crashes.onEnded(CART, 'out of memory'), isOpen };
}

test('three crashes of a version within ten minutes open only the breaker of that version', () => {
  const { crash, isOpen } = crashesAt();
  const states = [1, 2, 3].map(() => {
    crash();
    return isOpen();
  });
  expect(states).toEqual([false, false, true]);
  expect(isOpen('1.0.1')).toBe(false);
});

test('the breaker closes after ten minutes without a crash', () => {
  const { clock, crash, isOpen } = crashesAt();
  for (let time = 0; time < 3; time += 1) crash();
  clock.now = 10 * MINUTE - 1;
  expect(isOpen()).toBe(true);
  clock.now = 10 * MINUTE;
  expect(isOpen()).toBe(false);
});

test('crashes more than ten minutes apart do not add up', () => {
  const { clock, crash, isOpen } = crashesAt();
  for (let time = 0; time < 6; time += 1) {
    crash();
    clock.now += 5 * MINUTE;
  }
  expect(isOpen()).toBe(false);
});
