/** @jest-environment node */
import { CrashBreaker } from './crashBreaker';

const CART = { remote: 'cart', version: '1.0.2' };
const MINUTE = 60_000;

function breakerAt(start = 0) {
  const clock = { now: start };
  return { clock, breaker: new CrashBreaker(() => clock.now) };
}

test('three crashes of a version within ten minutes open its breaker, and no other', () => {
  const { breaker } = breakerAt();
  expect([breaker.add(CART), breaker.isOpen(CART)]).toEqual([1, false]);
  expect([breaker.add(CART), breaker.isOpen(CART)]).toEqual([2, false]);
  expect([breaker.add(CART), breaker.isOpen(CART)]).toEqual([3, true]);
  expect(breaker.isOpen({ ...CART, version: '1.0.1' })).toBe(false);
});

test('the breaker closes after ten minutes without a crash', () => {
  const { breaker, clock } = breakerAt();
  for (let crash = 0; crash < 3; crash += 1) breaker.add(CART);
  clock.now = 10 * MINUTE - 1;
  expect(breaker.isOpen(CART)).toBe(true);
  clock.now = 10 * MINUTE;
  expect(breaker.isOpen(CART)).toBe(false);
});

test('crashes more than ten minutes apart do not add up', () => {
  const { breaker, clock } = breakerAt();
  for (let crash = 0; crash < 6; crash += 1) {
    breaker.add(CART);
    clock.now += 5 * MINUTE;
  }
  expect(breaker.isOpen(CART)).toBe(false);
});
