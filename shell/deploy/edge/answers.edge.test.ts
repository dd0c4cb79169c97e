/** @jest-environment node */
import path from 'node:path';
import { compressFiles } from '@tanabana/build/store/compressFiles';
import { signPreview } from '../../composition/signing/preview';
import { ANSWERS } from '../../server/tests/allAnswers.testing';
import { edgeCaller } from '../../test/edge/edgeCaller';
import { openMachines } from '../../test/edge/openMachines';
import { startEdge, type Edge } from '../../test/edge/startEdge';
import { cartBuild, pageSaying, scriptAddress, TEST_SECRET } from '../../test/testShop';

// Real processes need a generous timeout on a busy machine.
jest.setTimeout(180_000);

/** The version whose files are stored compressed. */
const COMPRESSED = 3;

let machines: Awaited<ReturnType<typeof openMachines>>;
let edge: Edge;
let preview: string;

beforeAll(async () => {
  machines = await openMachines();
  const { shop } = machines;
  const compressed = cartBuild(COMPRESSED, pageSaying('version 3'));
  await compressFiles(path.join(compressed, 'browser'));
  await shop.context.artefacts.publish(compressed);
  const font = { 'browser/plain.0123456789.woff2': 'a font' };
  await shop.context.artefacts.publish(cartBuild(9, pageSaying('version 9'), {}, font));
  preview = signPreview(TEST_SECRET, { release: (await shop.release(2)).id }, Date.now() + 60_000);
  edge = await startEdge(machines.origins);
});

afterAll(async () => {
  await edge.stop();
  await machines.stop();
});

/** Answers that nginx and Varnish give themselves: to a malformed address, to conditions, and for parts of a file. */
const OWN_ANSWERS = ['malformed address', 'page that did not change', 'file that did not change'];
const kinds = ANSWERS.filter(
  ({ kind, shop, asked, status }) =>
    shop === undefined && asked.url !== '/metrics' && status !== 416 && !OWN_ANSWERS.includes(kind),
);

test.each(kinds.map((answer) => [answer.kind, answer] as const))(
  '%s: passes nginx and Varnish as it was sent, cold and warm',
  async (_kind, { asked, status, cacheControl, vary, besides = {} }) => {
    const { url, ...rest } = JSON.parse(
      JSON.stringify(asked)
        .replaceAll('PREVIEW', preview)
        .replaceAll(scriptAddress(1), scriptAddress(COMPRESSED)),
    ) as {
      url: string;
    };
    const send = edgeCaller(edge);
    for (const turn of ['cold', 'warm']) {
      const { headers, ...answer } = await send(url, rest);
      expect({ turn, ...answer, body: undefined }).toEqual({ turn, status, body: undefined });
      expect(headers['cache-control']).toBe(cacheControl);
      expect(headers.vary).toBe(vary);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['x-content-type-options']).toBe('nosniff');
      for (const [name, value] of Object.entries(besides)) {
        if (value instanceof RegExp) expect(headers[name]).toMatch(value);
        else if (name !== 'content-length') expect(headers[name]).toBe(value);
      }
    }
  },
);

test('pages and files come from the cache, each encoding as its own copy, and nothing else does', async () => {
  const send = edgeCaller(edge);
  const found = async (address: string, encoding = 'br', cookie?: string) => {
    const headers = { 'accept-encoding': encoding, ...(cookie && { cookie }) };
    await send(address, { headers });
    const answer = await send(address, { headers });
    return [answer.headers['x-cache'], answer.headers['content-encoding']];
  };
  expect(await found('/cart')).toEqual(['hit', 'br']);
  expect(await found('/cart', 'gzip, deflate')).toEqual(['hit', 'gzip']);
  expect(await found('/cart', 'identity')).toEqual(['hit', undefined]);
  expect(await found('/cart', 'br;q=1.0, gzip;q=0.8', 'theme=dark')).toEqual(['hit', 'br']);
  expect(await found('/open?q=clay%26jute')).toEqual(['hit', 'br']);
  expect(await found('/api/users/me')).toEqual([undefined, undefined]);
  expect(await found('/livez')).toEqual(['miss', undefined]);
});

test('a page that is cached is sent to visitors who come from advertisements', async () => {
  const send = edgeCaller(edge);
  const { body } = await send('/open?q=what%3F&q=clay');
  for (const query of [
    'utm_source=x&q=what%3F&q=clay',
    'q=what%3F&fbclid=1&q=clay&gclid',
    '&q=what%3F&q=clay&qa=1',
  ]) {
    const answer = await send(`/open?${query}`);
    expect([answer.headers['x-cache'], answer.body]).toEqual(['hit', body]);
  }
  const plain = await send('/open');
  const advertised = await send('/open?utm_campaign=spring?q=clay&q');
  expect([advertised.headers['x-cache'], plain.body]).toEqual(['miss', (await send('/open?gclid=2')).body]);
});

test('a browser that has a page or a file receives 304', async () => {
  const send = edgeCaller(edge);
  for (const address of ['/cart', scriptAddress(1)]) {
    const { headers } = await send(address);
    expect((await send(address, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
  }
});

test('addresses and parts that do not exist are refused', async () => {
  const send = edgeCaller(edge);
  expect((await send('/%')).status).toBe(400);
  expect((await send(scriptAddress(1), { headers: { range: 'bytes=99999-' } })).status).toBe(416);
});

test('metrics are for operators, who reach the machines directly', async () => {
  const { status } = await edgeCaller(edge)('/metrics', {
    headers: { authorization: `Bearer ${TEST_SECRET}` },
  });
  expect(status).toBe(404);
});

test('a visitor cannot choose an address by sending x-forwarded-for', async () => {
  const send = edgeCaller(edge);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { status } = await send('/api/auth/login', {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
      payload: { email: `nobody${attempt}@example.in`, password: 'indigo-and-madder' },
    });
    statuses.push(status);
  }
  expect(statuses).toContain(429);
});
