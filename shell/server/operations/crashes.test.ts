/** @jest-environment node */
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { Metrics } from '../telemetry/metrics';
import { createCrashes } from './crashes';

const CART = { remote: 'cart', version: '1.0.2' };
const MINUTE = 60_000;

function crashesAt() {
  const clock = { now: 0 };
  const metrics = new Metrics();
  const crashes = createCrashes({
    now: () => clock.now,
    metrics,
    log: { error: () => undefined },
    positions: (text) => Promise.resolve(text),
  });
  const isOpen = (version = CART.version) =>
    crashes.openIn({ remotes: { cart: { name: 'cart', version } } } as unknown as Release).includes('cart');
  const measured = async () => {
    const text = await metrics.registry.metrics();
    return text.match(/^tanabana_circuit_breaker_open{.*$/gm);
  };
  return { clock, crash: () => crashes.onEnded(CART, 'out of memory'), isOpen, measured };
}

test('three crashes of a version within ten minutes open only the breaker of that version', async () => {
  const { crash, isOpen, measured } = crashesAt();
  expect(await measured()).toBeNull();
  const states = [1, 2, 3].map(() => {
    crash();
    return isOpen();
  });
  expect(states).toEqual([false, false, true]);
  expect(isOpen('1.0.1')).toBe(false);
  expect(await measured()).toEqual(['tanabana_circuit_breaker_open{remote="cart",version="1.0.2"} 1']);
});

test('the breaker closes after ten minutes without a crash', async () => {
  const { clock, crash, isOpen, measured } = crashesAt();
  for (let time = 0; time < 3; time += 1) crash();
  clock.now = 10 * MINUTE - 1;
  expect(isOpen()).toBe(true);
  clock.now = 10 * MINUTE;
  expect(isOpen()).toBe(false);
  expect(await measured()).toBeNull();
});

test('crashes more than ten minutes apart do not add up', () => {
  const { clock, crash, isOpen } = crashesAt();
  for (let time = 0; time < 6; time += 1) {
    crash();
    clock.now += 5 * MINUTE;
  }
  expect(isOpen()).toBe(false);
});
