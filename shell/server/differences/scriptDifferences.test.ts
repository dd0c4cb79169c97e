/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { withCompressed } from '@tanabana/build/publish/compressFiles';
import { contentHash } from '@tanabana/build/webpack/namedByContent';
import { openStorefront, openTestShop } from '../../test/testShop';
import { applied } from './applied.testing';
import {
  having,
  havingLong,
  longAddress,
  longScript,
  otherScript,
  publishLongScripts,
} from './longScripts.testing';

async function openLongShop() {
  const shop = await openTestShop();
  await publishLongScripts(shop);
  const app = await openStorefront(shop);
  const ask = (headers: Record<string, string>, url = longAddress(2)) => app.inject({ url, headers });
  return { shop, app, ask };
}

test('a browser that has the script of before gets what changed, and takes it for the next dictionary', async () => {
  const { ask } = await openLongShop();
  const { headers, rawPayload, statusCode } = await ask(havingLong(1));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding, available-dictionary',
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': `match="/assets/cart/parts/long.*.js", id="${contentHash(longScript(2))}"`,
  });
  expect(applied(rawPayload, longScript(1))).toBe(longScript(2));
  expect(rawPayload.length).toBeLessThan(200);
});

test('a browser that goes back to the script of before gets what changed, too', async () => {
  const { ask } = await openLongShop();
  const { rawPayload } = await ask(havingLong(2), longAddress(1));
  expect(applied(rawPayload, longScript(2))).toBe(longScript(1));
});

const HASH = havingLong(1)['available-dictionary'];

test.each([
  ['takes no differences', { 'accept-encoding': 'gzip, br' }],
  ['refuses differences', { 'accept-encoding': 'br, dcz;q=0' }],
  ['has no dictionary', { 'available-dictionary': '' }],
  ['has a hash without its colons', { 'available-dictionary': HASH.slice(1, -1) }],
  ['has a hash that is too short', { 'available-dictionary': ':AAAA:' }],
  ['has the hash of something else', { 'available-dictionary': `:${'A'.repeat(43)}=:` }],
  ['has no id', { 'dictionary-id': '' }],
  ['has an id without quotes', { 'dictionary-id': contentHash(longScript(1)) }],
  ['has an id of no version', { 'dictionary-id': '"0123456789"' }],
  ['has an id that leads elsewhere', { 'dictionary-id': '"../../../deploy"' }],
  [
    'has the other script, and leads there',
    having(otherScript(1), `x/../other.${contentHash(otherScript(1))}`),
  ],
  ['has the other script', having(otherScript(1), contentHash(otherScript(1)))],
  ['has this very version', havingLong(2)],
])('a browser that %s gets the whole script, in the form that it likes best', async (_what, headers) => {
  const { ask } = await openLongShop();
  const answer = await ask({ ...havingLong(1), ...headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toBe('accept-encoding, available-dictionary');
  expect(answer.headers['use-as-dictionary']).toContain('match="/assets/cart/parts/long.*.js"');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(longScript(2));
});

test('Try again gets the whole script, and so does who asks whether it has changed', async () => {
  const { ask } = await openLongShop();
  expect((await ask(havingLong(1), `${longAddress(2)}?r=1`)).headers['content-encoding']).toBe('br');
  const since = { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' };
  expect((await ask({ ...havingLong(1), ...since })).statusCode).toBe(304);
});

test('a part of a script is a part of the whole, and no dictionary', async () => {
  const { ask } = await openLongShop();
  const { headers, body, statusCode } = await ask({
    ...havingLong(1),
    'accept-encoding': 'dcz',
    range: 'bytes=0-9',
  });
  expect([statusCode, body]).toEqual([206, longScript(2).slice(0, 10)]);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['use-as-dictionary']).toBeUndefined();
});

test('HEAD says what GET would', async () => {
  const { app, ask } = await openLongShop();
  const got = await ask(havingLong(1));
  const { headers, body } = await app.inject({ method: 'HEAD', url: longAddress(2), headers: havingLong(1) });
  expect(body).toBe('');
  expect({ ...headers, date: '' }).toEqual({ ...got.headers, date: '' });
});

test('a script that is not there is not there, whatever dictionary one has, and is none itself', async () => {
  const { shop, ask } = await openLongShop();
  const file = path.join(shop.folder, 'artefacts/cart/files/browser/parts', path.basename(longAddress(2)));
  for (const form of withCompressed(file)) rmSync(form);
  const { statusCode, headers } = await ask(havingLong(1));
  expect(statusCode).toBe(404);
  expect(headers['use-as-dictionary']).toBeUndefined();
});
