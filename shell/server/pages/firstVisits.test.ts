/** @jest-environment node */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileKey } from '@tanabana/build/store/artefactStore';
import { KEEP_HEADER } from '@tanabana/runtime/contracts/offline';
import { startCanary } from '../../composition/deployReleases';
import { FONT_SCRIPT, openStorefront, openTestShop } from '../../test/testShop';
import { compressDocument } from '../../render/compressDocument';
import { createFirstVisits } from './firstVisits';

const BROWSER = { 'sec-fetch-dest': 'document' };
const INLINE = `<script>${FONT_SCRIPT}</script>`;
const LINKS = /<link rel="preload" [^>]*text\.woff2[^>]*><link rel="preload" [^>]*heading\.woff2[^>]*>/;

async function openShop() {
  const shop = await openTestShop();
  const { shell } = await shop.promoted(1);
  const app = await openStorefront(shop);
  const ask = (headers: Record<string, string> = {}, url = '/cart') => app.inject({ url, headers });
  const script = path.join(shop.folder, 'artefacts', fileKey('shell', shell.fontScript ?? ''));
  return { ...shop, shell, ask, removeScript: () => rmSync(script) };
}

test('the document of a first visit has its fonts in it, and its policy names their script', async () => {
  const { ask } = await openShop();
  const { body, headers } = await ask(BROWSER);
  expect(body).toContain(INLINE);
  expect(body.indexOf(INLINE)).toBeLessThan(body.indexOf('<style'));
  const hash = createHash('sha384').update(FONT_SCRIPT).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha384-${hash}'`);
  expect(body).toMatch(new RegExp(`</script><noscript>${LINKS.source}</noscript>`));
  expect(body.replace(/<noscript>.*?<\/noscript>/, '')).not.toMatch(LINKS);
  expect(headers.vary).toBe('accept-encoding, cookie, sec-fetch-dest');
});

test.each([
  ['a browser that has been sent them', { ...BROWSER, cookie: 'tanabana_fonts=1' }],
  ['a crawler', {}],
  ['a script that fetches the document', { 'sec-fetch-dest': 'empty' }],
])('the document for %s has none', async (_caller, headers) => {
  const { ask } = await openShop();
  const { body } = await ask(headers);
  expect(body).not.toContain(INLINE);
  expect(body).not.toContain('<noscript>');
  expect(body).toMatch(LINKS);
});

test('both forms are one document: a browser that has either is told so', async () => {
  const { ask } = await openShop();
  const etag = String((await ask(BROWSER)).headers.etag);
  expect((await ask()).headers.etag).toBe(etag);
  for (const caller of [BROWSER, {}]) {
    expect((await ask({ ...caller, 'if-none-match': etag })).statusCode).toBe(304);
  }
});

test('it comes in the encoding that the browser likes best', async () => {
  const { ask } = await openShop();
  const { body } = await ask(BROWSER);
  const br = await ask({ ...BROWSER, 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
  const gzip = await ask({ ...BROWSER, 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
});

test('service workers do not keep it', async () => {
  const { ask } = await openShop();
  expect((await ask()).headers[KEEP_HEADER]).toBe('/cart');
  expect((await ask(BROWSER)).headers[KEEP_HEADER]).toBeUndefined();
});

test('while a canary runs it carries its token as well', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  await startCanary(shop.context.deployments, (await shop.release(2)).id, 0.5);
  const app = await openStorefront(shop);
  const { body } = await app.inject({ url: '/cart', headers: BROWSER });
  expect(body).toContain(INLINE);
  expect(body).toContain('"token":"');
});

test('a script that cannot be read costs nothing but the fonts; one that was read is kept', async () => {
  const { ask, removeScript } = await openShop();
  expect((await ask(BROWSER)).body).toContain(INLINE);
  removeScript();
  expect((await ask(BROWSER, '/personal')).body).toContain(INLINE);

  const other = await openShop();
  other.removeScript();
  const answer = await other.ask(BROWSER);
  expect([answer.statusCode, answer.body.includes('version 1')]).toEqual([200, true]);
  expect(answer.body).not.toContain(INLINE);
});

const HTML = '<link rel="preload" href="/a.woff2" as="font"/>';
const sentWith = (policy: string) => ({ brotli: compressDocument(HTML), policy, status: 200, etag: policy });

test('a document of another shell, whose policy does not allow the script, stays as it is', async () => {
  const { context, shell } = await openShop();
  const firstVisits = createFirstVisits(context.artefacts, { error: jest.fn() });
  const foreign = sentWith("script-src 'self'");
  expect(await firstVisits(foreign, shell)).toBe(foreign);
  const own = sentWith(`script-src '${shell.files[shell.fontScript ?? '']?.integrity}'`);
  expect(await firstVisits(own, shell)).not.toBe(own);
});

test('a shell of before has no font script, and its documents are as they were', async () => {
  const { context, shell } = await openShop();
  const firstVisits = createFirstVisits(context.artefacts, { error: jest.fn() });
  const earlier = sentWith('');
  expect(await firstVisits(earlier, { ...shell, fontScript: undefined })).toBe(earlier);
});
