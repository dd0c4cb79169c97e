/** @jest-environment node */
import path from 'node:path';
import { compressFiles } from '@tanabana/releases/versions/compressFiles';
import type { InjectOptions } from 'fastify';
import { inlineRenderer } from '../test/inlineRenderer';
import { TooManyRenders } from '../render/renderTask';
import { cartBuild, openStorefront, openTestShop, pageSaying, TEST_SECRET } from '../test/testShop';
import { signPreview } from '@tanabana/releases/signatures/preview';
import { cachingOf, TOKEN, type Answer } from '../test/answers/answerKind';
import { ANSWERS } from '../test/answers/allAnswers';

type App = Awaited<ReturnType<typeof openStorefront>>;
const shops = {} as Record<'open' | NonNullable<Answer['shop']>, App>;
let preview: string;
let live: string;

beforeAll(async () => {
  const shop = await openTestShop();
  const dist = cartBuild(1, pageSaying('version 1'));
  await compressFiles(path.join(dist, 'browser'));
  await shop.context.artefacts.publish(dist);
  // Files of published versions are served even if no release contains the version.
  const font = { 'browser/plain.0123456789.woff2': 'a font' };
  await shop.context.artefacts.publish(cartBuild(9, pageSaying('version 9'), {}, font));
  live = (await shop.promoted(1)).id;
  preview = signPreview(TEST_SECRET, { release: (await shop.release(2)).id }, 1_000);
  const guarded = { proxies: 1 };
  shops.open = await openStorefront(shop, { ...guarded, metricsToken: TOKEN });
  shops.closed = await openStorefront(await openTestShop(), guarded);
  shops.busy = await openStorefront(shop, {
    ...guarded,
    development: {
      openRenderer: (handlers) => ({
        ...inlineRenderer(shop.context)(handlers),
        render: () => Promise.reject(new TooManyRenders('too many')),
      }),
    },
  });
  const failing = await openTestShop();
  shops.failing = await openStorefront(failing, guarded);
  const fail = () => Promise.reject(new Error('ETIMEDOUT'));
  Object.assign(failing.context.objects, { read: fail, has: fail, names: fail, list: fail });
});

async function answerTo({ asked, shop }: Answer, scheme: 'http' | 'https') {
  const text = JSON.stringify(asked).replaceAll('PREVIEW', preview).replaceAll('LIVE', live);
  const { headers, ...rest } = JSON.parse(text) as InjectOptions;
  return shops[shop ?? 'open'].inject({ ...rest, headers: { ...headers, 'x-forwarded-proto': scheme } });
}

test.each(ANSWERS.map((answer) => [answer.kind, answer.status, answer] as const))(
  '%s, %s: has its caching and security headers, and documents prevent dark colours',
  async (_kind, status, answer) => {
    await shops.open.inject('/cart');
    const { statusCode, headers, body } = await answerTo(answer, 'http');
    if (body.startsWith('<!doctype html>'))
      expect(body).toContain('name="color-scheme" content="only light"');
    expect(statusCode).toBe(status);
    expect(headers['cache-control']).toBe(cachingOf(answer));
    expect(headers.vary).toBe(answer.vary);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    for (const [name, value] of Object.entries(answer.besides ?? {})) {
      if (value instanceof RegExp) expect(headers[name]).toMatch(value);
      else expect(headers[name]).toBe(value);
    }
    if (answer.isDocument) {
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*usb=\(\)/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
    const overHttps = await answerTo(answer, 'https');
    expect(overHttps.statusCode).toBe(status);
    expect(overHttps.headers['strict-transport-security']).toBe('max-age=31536000');
  },
);

test('HSTS follows the setting, and clients cannot forge HTTPS', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const headers = { 'x-forwarded-proto': 'https' };
  const longer = await openStorefront(shop, { proxies: 1, hsts: 'max-age=63072000; includeSubDomains' });
  const off = await openStorefront(shop, { proxies: 1, hsts: '' });
  const bare = await openStorefront(shop);
  const hsts = async (app: App) =>
    (await app.inject({ url: '/cart', headers })).headers['strict-transport-security'];
  expect(await hsts(longer)).toBe('max-age=63072000; includeSubDomains');
  expect(await hsts(off)).toBeUndefined();
  expect(await hsts(bare)).toBeUndefined();
});
