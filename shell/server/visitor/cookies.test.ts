/** @jest-environment node */
import { parseSetCookie } from 'cookie';
import { startCanary } from '@tanabana/releases/deployments/deployReleases';
import { openStorefront, openTestShop, TEST_SECRET } from '../../test/testShop';
import { signPreview } from '@tanabana/releases/signatures/preview';

const cookieHeader = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;

async function shopWithCookies() {
  const shop = await openTestShop();
  await shop.promoted(1);
  const canary = await shop.release(2);
  await startCanary(shop.context.deployments, canary.id, 0.5);
  const app = await openStorefront(shop, { proxies: 1, random: () => 0.9 });
  const preview = signPreview(TEST_SECRET, { release: canary.id }, 1_000);
  const ask = async (url: string, scheme: 'http' | 'https', cookie?: string) => {
    const answer = await app.inject({
      url,
      headers: { 'x-forwarded-proto': scheme, ...(cookie && { cookie }) },
    });
    const set = [answer.headers['set-cookie'] ?? []].flat().map((line) => parseSetCookie(line));
    return { headers: answer.headers, set };
  };
  return { ask, preview, canary };
}

const KINDS = ['preview', 'canary', 'visitor'] as const;

test.each(KINDS)('the %s cookie has the __Host- prefix over HTTPS, and no prefix over HTTP', async (kind) => {
  const { ask, preview } = await shopWithCookies();
  const address = {
    preview: `/cart?preview=${preview}`,
    canary: '/cart',
    visitor: '/cart',
  };
  const named = async (scheme: 'http' | 'https') =>
    (await ask(address[kind], scheme)).set.find(({ name }) => name.endsWith(kind));
  const secure = await named('https');
  expect(secure).toMatchObject({
    name: `__Host-tanabana_${kind}`,
    secure: true,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
  });
  expect(secure?.domain).toBeUndefined();
  const plain = await named('http');
  expect(plain).toMatchObject({ name: `tanabana_${kind}`, path: '/', httpOnly: true, sameSite: 'lax' });
  expect(plain?.secure).toBeFalsy();
});

test.each(['', '__Host-'])('a cookie whose name begins with "%s" is read', async (prefix) => {
  const { ask, preview, canary } = await shopWithCookies();
  for (const [name, value, cohort] of [
    ['preview', preview, 'preview'],
    ['canary', `${canary.id}.4`, 'canary'],
  ] as const) {
    const { headers, set } = await ask('/cart', 'https', cookieHeader(`${prefix}tanabana_${name}`, value));
    expect([name, headers['x-tanabana-cohort']]).toEqual([name, cohort]);
    expect(set.some((cookie) => cookie.name.endsWith(name))).toBe(false);
  }
});

test('a cookie with the __Host- prefix takes precedence over one without', async () => {
  const { ask, canary } = await shopWithCookies();
  const places = [
    cookieHeader('tanabana_canary', `${canary.id}.1`),
    cookieHeader('__Host-tanabana_canary', `${canary.id}.9999`),
  ];
  for (const cookie of [places, [...places].reverse()]) {
    expect((await ask('/cart', 'https', cookie.join('; '))).headers['x-tanabana-cohort']).toBeUndefined();
  }
});

test('?preview=off deletes cookies set over HTTP and over HTTPS', async () => {
  const { ask } = await shopWithCookies();
  const { set } = await ask('/cart?preview=off', 'https');
  expect(set.map(({ name, maxAge, secure }) => ({ name, maxAge, secure }))).toEqual([
    { name: '__Host-tanabana_preview', maxAge: 0, secure: true },
    { name: 'tanabana_preview', maxAge: 0, secure: true },
  ]);
});
