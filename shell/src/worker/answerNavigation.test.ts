/** @jest-environment node */
import { isPage } from './answerNavigation';

test.each([
  ['/', true],
  ['/product/1?size=5', true],
  ['/_offline?page=%2Fcart', true],
  ['/_releases', false],
  ['/_kit', false],
  ['/api/users/me', false],
  ['/metrics', false],
  ['/cart?preview=token', false],
  ['/cart?override=cart@http://localhost:1', false],
])('%s is a page of everybody’s: %s', (address, expected) => {
  expect(isPage(new URL(address, 'https://shop.example'))).toBe(expected);
});
