/** @jest-environment node */
import fc from 'fast-check';
import { dataIn } from '../../test/readHtml';
import { openStorefront, openTestShop } from '../../test/testShop';
import { readOverride } from './overrides';

const remotes = ['cart', 'catalogue'];

test.each([
  'http://localhost:3103',
  'https://localhost',
  'http://127.0.0.1:8080',
  'http://127.9.8.7',
  'http://[::1]:3103',
])('a dev server on the own machine may be had: %s', (origin) => {
  expect(readOverride(`cart@${origin}`, remotes)).toEqual({ cart: origin });
  expect(readOverride(`cart@${origin}/`, remotes)).toEqual({ cart: origin });
});

test.each([
  'cart@http://evil.example',
  'cart@http://localhost.evil.example',
  'cart@http://localhost@evil.example',
  'cart@http://user:secret@localhost:3103',
  'cart@http://127.0.0.1.evil.example',
  'cart@http://0.0.0.0:3103',
  'cart@http://10.0.0.1',
  'cart@http://[::2]',
  'cart@http://localhost:3103/somewhere',
  'cart@http://localhost:3103/; script-src *',
  'cart@javascript:alert(1)',
  'cart@file:///etc/passwd',
  'cart@',
  'shell@http://localhost:3103',
  '__proto__@http://localhost:3103',
  'off',
])('nothing else may: %s', (wanted) => {
  expect(readOverride(wanted, remotes)).toBeUndefined();
});

test('whatever it is given, it gives the origin of a loopback address or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.ipV4().map((ip) => `http://${ip}`),
      ),
      (address) => {
        const origin = readOverride(`cart@${address}`, remotes)?.cart;
        return origin === undefined || /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(origin);
      },
    ),
    { numRuns: 1_000 },
  );
});

const WANTED = 'cart@http://localhost:3103';
const cookie = `tanabana_override=${encodeURIComponent(WANTED)}`;

test('without the setting a link is refused, and a cookie from elsewhere changes nothing', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openStorefront(shop);
  expect((await app.inject(`/cart?override=${WANTED}`)).statusCode).toBe(403);
  const { body, headers } = await app.inject({ url: '/cart', headers: { cookie } });
  expect(body).toContain('version 1');
  expect(String(headers['content-security-policy'])).not.toContain('localhost');
});

test('with the setting the visitor who opened the link gets the remote from there, and nobody else does', async () => {
  const shop = await openTestShop();
  const { id } = await shop.release(1, undefined, { overrides: true });
  await shop.promote(id);
  const app = await openStorefront(shop);
  await app.inject('/cart');

  const link = await app.inject(`/cart?override=${WANTED}&from=mail`);
  expect(link.statusCode).toBe(303);
  expect(link.headers.location).toBe('/cart?from=mail');
  expect(link.headers['set-cookie']).toContain(cookie);

  const mine = await app.inject({ url: '/cart', headers: { cookie } });
  expect(mine.statusCode).toBe(200);
  expect(mine.body).not.toContain('version 1');
  const { entry } = dataIn(mine.body).composition.remotes.cart ?? {};
  expect(entry).toBe('http://localhost:3103/assets/cart/dev/entry.js');
  expect(mine.headers['cache-control']).toBe('private, no-store');
  expect(mine.headers['x-tanabana-cohort']).toBe('override');
  const policy = String(mine.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' http:\/\/localhost:3103 /);
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:3103 ws:\/\/localhost:3103/);

  const others = await app.inject('/cart');
  expect(others.body).toContain('version 1');
  expect(String(others.headers['content-security-policy'])).not.toContain('localhost');

  const off = await app.inject({ url: '/cart?override=off', headers: { cookie } });
  expect(String(off.headers['set-cookie'])).toContain('Max-Age=0');
});

test('an address of another machine is refused', async () => {
  const shop = await openTestShop();
  const { id } = await shop.release(1, undefined, { overrides: true });
  await shop.promote(id);
  const app = await openStorefront(shop);
  expect((await app.inject('/cart?override=cart@http://evil.example')).statusCode).toBe(403);
});
