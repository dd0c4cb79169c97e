/** @jest-environment node */
import { satisfiesCaret } from './satisfiesCaret';

test.each([
  ['19.3.1', '^19.3.1'],
  ['19.3.2', '^19.3.1'],
  ['19.10.0', '^19.3.1'],
])('%s satisfies %s', (version, range) => {
  expect(satisfiesCaret(version, range)).toBe(true);
});

test.each([
  ['19.3.0', '^19.3.1'],
  ['19.2.9', '^19.3.1'],
  ['20.3.1', '^19.3.1'],
  ['9.3.1', '^19.3.1'],
  ['19.4.0-rc.1', '^19.3.1'],
  ['19.3.2-rc.1', '^19.3.1'],
])('%s does not satisfy %s', (version, range) => {
  expect(satisfiesCaret(version, range)).toBe(false);
});
