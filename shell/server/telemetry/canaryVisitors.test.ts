/** @jest-environment node */
import { addressTag } from './canaryVisitors';

const tag = (address: string) => addressTag('a secret', address);

test('an IPv4 address is one visitor, also when it is written as IPv6', () => {
  expect(tag('::ffff:203.0.113.7')).toBe(tag('203.0.113.7'));
  expect(tag('203.0.113.8')).not.toBe(tag('203.0.113.7'));
});

test('all addresses of an IPv6 /48 are one visitor', () => {
  expect(tag('2001:db8:1:ffff::9')).toBe(tag('2001:0db8:0001::1'));
  expect(tag('2001:db8:2::1')).not.toBe(tag('2001:db8:1::1'));
});

test('a tag does not reveal the address, and depends on the secret', () => {
  expect(tag('203.0.113.7')).toMatch(/^[\w-]{8}$/);
  expect(addressTag('another secret', '203.0.113.7')).not.toBe(tag('203.0.113.7'));
});
