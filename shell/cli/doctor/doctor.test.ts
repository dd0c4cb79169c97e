/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { runLocalBucket } from '@tanabana/releases/versions/localBucket.testing';
import type { ObjectStore } from '@tanabana/releases/stores/objectStore';
import { openStorefront, openTestShop } from '../../test/testShop';
import { runRelease } from '../runRelease';
import { checkCdn } from './checkCdn';
import { checkStore } from './checkStore';

const root = path.resolve(__dirname, '../../..');
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

async function run(env: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  await runRelease(root, ['doctor', ...words], env, (text) => lines.push(text)).catch((error: unknown) =>
    lines.push(String(error)),
  );
  return lines.join('\n');
}

test('passes all checks of a folder and a bucket, and leaves no object in them', async () => {
  const folder = newFolder();
  expect(await run({ DATA_DIR: folder })).toContain('All 14 checks passed.');
  expect(await new FolderObjects(folder).list('')).toEqual([]);
  const bucket = await runLocalBucket();
  Object.assign(process.env, bucket);
  const env = { ...bucket, DATA_DIR: newFolder(), RELEASE_SECRET: 'x'.repeat(32) };
  const words = await run(env);
  expect(words).toContain(
    'ok      releases (bucket tanabana-releases): one of 8 concurrent writers succeeds',
  );
  expect(words).toContain('All 15 checks passed.');
  expect(await run({ ...env, RELEASE_SECRET: '' })).toContain(
    'FAILED  this machine: RELEASE_SECRET is set. ',
  );
});

test('names a store that is not writable, with the reason', async () => {
  const words = await run({ DATA_DIR: path.join(__filename, 'below-a-file') });
  expect(words).toMatch(/FAILED {2}releases \(.*below-a-file\): is writable\. .*ENOTDIR/);
  expect(words).toContain('Error: TB-DOCTOR-001: 2 of 2 checks failed.');
  expect(JSON.parse((await run({ DATA_DIR: newFolder() }, '--json')).split('\nError')[0] ?? '')).toHaveLength(
    14,
  );
});

test('names a bucket whose service refuses checksums, and the variables that help', async () => {
  const service = createServer((request, response) => {
    const isRefused = request.headers['x-amz-checksum-crc32'] !== undefined;
    request.resume();
    response.writeHead(isRefused ? 501 : 200).end(isRefused ? 'no such header, please' : '');
  });
  servers.push(service.listen(0));
  await once(service, 'listening');
  const AWS_ENDPOINT_URL_S3 = `http://localhost:${(service.address() as AddressInfo).port}`;
  const env = { RELEASES_BUCKET: 'releases', AWS_ENDPOINT_URL_S3, DATA_DIR: newFolder() };
  const words = await run(env);
  expect(words).toMatch(
    /FAILED {2}releases \(bucket releases\): is writable.*bucket releases refused to write/,
  );
  const variables = words.match(/AWS_\w+=WHEN_REQUIRED/g) ?? [];
  Object.assign(process.env, Object.fromEntries(variables.map((variable) => variable.split('='))));
  expect(await run(env)).toContain('ok      releases (bucket releases): is writable');
});

/** The methods that `changes` returns replace those of the store. */
function brokenStore(changes: (memory: Map<string, string>, whole: ObjectStore) => Partial<ObjectStore>) {
  const memory = new Map<string, string>();
  const whole: ObjectStore = {
    read: (key) => Promise.resolve(memory.has(key) ? Buffer.from(memory.get(key) ?? '') : undefined),
    has: (key) => Promise.resolve(memory.has(key)),
    create: (key, content) => {
      if (memory.has(key)) return Promise.resolve(false);
      memory.set(key, String(content));
      return Promise.resolve(true);
    },
    list: (prefix) =>
      Promise.resolve(
        [...memory.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key, writtenAt: 0 })),
      ),
    names: async (prefix) => (await whole.list(prefix)).map(({ key }) => key.slice(prefix.length)),
    remove: (key) => Promise.resolve(void memory.delete(key)),
  };
  return { ...whole, ...changes(memory, whole) };
}

test.each<[string, Parameters<typeof brokenStore>[0], string]>([
  [
    'no overwrites with If-None-Match',
    (memory) => ({ create: (key, content) => Promise.resolve(Boolean(memory.set(key, String(content)))) }),
    'has to support If-None-Match',
  ],
  [
    'one of 8 concurrent writers succeeds',
    (memory) => ({ create: (key, content) => Promise.resolve(Boolean(memory.set(key, String(content)))) }),
    '8 of 8 concurrent writers',
  ],
  ['read-after-write consistency', () => ({ read: () => Promise.resolve(undefined) }), 'read-after-write'],
  ['consistent lists', () => ({ list: () => Promise.resolve([]) }), 'lists are consistent'],
  [
    'clock is in sync with this machine',
    (_memory, whole) => ({
      list: async (prefix) => (await whole.list(prefix)).map(({ key }) => ({ key, writtenAt: 90_000 })),
    }),
    'This machine is 90 s behind the store.',
  ],
  ['removed objects are gone at once', () => ({ remove: () => Promise.resolve() }), 'still listed'],
  ['is writable', () => ({ create: () => Promise.resolve(false) }), 'If-None-Match'],
])('the check "%s" of a store fails with an explanation', async (promise, changes, words) => {
  const findings = await checkStore(brokenStore(changes), 'store', () => 0);
  expect(findings.find((finding) => finding.promise === promise)?.fault).toContain(words);
});

/** Starts a shop behind a CDN that can change response headers. @returns address of a page */
async function openCdn(
  change: (headers: Headers, request: Headers, path: string) => unknown = () => undefined,
): Promise<string> {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openStorefront(shop, {
    // eslint-disable-next-line @typescript-eslint/require-await -- Fastify waits for a promise
    accounts: async (api) => {
      api.get('/users/me', (_request, reply) => reply.code(401).send({}));
    },
  });
  const server = createServer((request, response) => {
    void app.inject({ url: request.url ?? '', headers: request.headers }).then((answer) => {
      const headers = new Headers(answer.headers as Record<string, string>);
      headers.delete('content-length');
      const changed = change(
        headers,
        new Headers(request.headers as Record<string, string>),
        request.url ?? '',
      );
      const body = typeof changed === 'string' ? changed : answer.rawPayload;
      response.writeHead(answer.statusCode, Object.fromEntries(headers)).end(body);
    });
  });
  servers.push(server.listen(0));
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}/cart`;
}

const NO_PAUSE = 0;

test('passes all checks of a CDN that does not change headers', async () => {
  const findings = await checkCdn(await openCdn(), Date.now, NO_PAUSE);
  expect(findings.map(({ fault }) => fault)).toEqual(Array(17).fill(undefined));
});

test.each<[string, (headers: Headers, request: Headers, path: string) => unknown, string]>([
  ['the shop answers', (headers) => headers.delete('x-tanabana-release'), 'removes headers'],
  [
    'passes on Cache-Control of pages',
    (headers) => headers.set('cache-control', 'max-age=3600'),
    'max-age=3600',
  ],
  ['passes on Vary of pages', (headers) => headers.set('vary', 'Accept-Encoding'), 'Vary lacks cookie.'],
  [
    'sends no cached page to a visitor with a preview',
    (headers, request) => request.has('cookie') && headers.set('age', '1'),
    'tanabana_preview',
  ],
  ['caches pages for one second only', (headers) => headers.set('age', '60'), 'A page was 60 s old.'],
  [
    'caches files for a year',
    (headers) => headers.set('cache-control', 'no-store'),
    'Cache-Control: no-store',
  ],
  [
    'clock is in sync with this machine',
    (headers) => headers.set('date', new Date(Date.now() - 600_000).toUTCString()),
    'The clocks differ by 60',
  ],
  [
    'a server has all files of the live release',
    (_headers, _request, path) => (path === '/readyz' ? '{"missingFiles":3}' : undefined),
    'lacks 3 files',
  ],
  [
    'passes on Content-Security-Policy',
    (headers) => headers.delete('content-security-policy'),
    'no Content-Security-Policy',
  ],
  ['answers 304 when a page has not changed', (headers) => headers.delete('etag'), 'have no ETag'],
  [
    'passes on Cache-Control of pages',
    (headers) => headers.set('cache-control', 'public, max-age=0, s-maxage=1, stale-if-error=600'),
    'Without no-transform',
  ],
  [
    'passes on pages unchanged',
    (headers, _request, path) => {
      if (!path.endsWith('/cart')) return undefined;
      headers.delete('content-encoding');
      return '<a href="/cdn-cgi/l/email-protection#1f">[email protected]</a>';
    },
    'Email Address Obfuscation',
  ],
  [
    'passes on scripts unchanged',
    (_headers, _request, path) => (path.endsWith('.js') ? '// minified' : undefined),
    'browsers refuse it',
  ],
  [
    'passes on query parameters',
    (headers) => headers.set('x-tanabana-keep', headers.get('x-tanabana-keep')?.split('?')[0] ?? ''),
    'do not receive q, which pages declare',
  ],
  [
    'passes on pages of failures',
    (headers, _request, path) => path.startsWith('/doctor') && headers.delete('x-tanabana-release'),
    'turn off error pages',
  ],
  [
    'does not cache the account service',
    (headers, _request, path) => path.startsWith('/api/') && headers.set('x-cache', 'HIT'),
    'exclude /api/ from the cache',
  ],
])('the check "%s" of a CDN fails with an explanation', async (promise, change, words) => {
  const findings = await checkCdn(await openCdn(change), Date.now, NO_PAUSE);
  expect(findings.find((finding) => finding.promise === promise)?.fault).toContain(words);
});
