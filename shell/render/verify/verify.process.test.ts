import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { builtDeployable, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import {
  cartBuild,
  moduleFile,
  openTestShop,
  pageSaying,
  type TestShop,
  THROWING,
  versionOf,
} from '../../test/testShop';
import { renderProcessIds } from '../../test/renderProcessIds';
import { verification, verify } from './verify';

const LIMITS = { maxBlockedMs: 1_500, maxMemoryBytes: 400e6 };

const ROOT = path.resolve(__dirname, '../../..');

/** Returns the source of a page whose component runs the given code when it renders. */
const rendering = (code: string) => pageSaying('two', { inPage: code });

async function refusal(shop: TestShop, page: string): Promise<string> {
  const release = await shop.release(2, page);
  return verify(shop.context, release, { limits: LIMITS }).then(
    (pages) => `${pages} pages in order`,
    (error: unknown) => String(error),
  );
}

test.each([
  [
    'never ends loading',
    'for (;;);',
    './pages/cart of cart 1.0.0-0000000002 does not load: it did not yield within 1.5 s',
  ],
  [
    'asks for the process to end when it loads',
    `process.exit(0); ${pageSaying('two')}`,
    '/cart does not render: TypeError: process.exit is not a function',
  ],
  [
    'asks for the process to end when it renders',
    rendering('process.exit(0);'),
    '/cart does not render: TypeError: process.exit is not a function',
  ],
  [
    'catches its failure',
    pageSaying('two', { meta: "() => ({ title: 'Cart', description: 'No total', status: 503 })" }),
    '/cart does not render: The page has status 503: No total',
  ],
  [
    'throws where nothing waits for it',
    pageSaying('two', {
      load: "async () => { Promise.reject(new Error('Nobody waits')); return { lines: 2 }; }",
    }),
    'cart throws an error that nothing waits for: Nobody waits',
  ],
])('refuses a version that %s, and names its page and owner', async (_what, page, reason) => {
  expect(await refusal(await openTestShop(), page)).toContain(`${reason} (Cart team).`);
});

test('refuses a version that never ends rendering, and names its page and owner', async () => {
  // On a busy computer, the process gets too little processor time for the watchdog, and the parent ends it.
  expect(await refusal(await openTestShop(), rendering('for (;;);'))).toMatch(
    /\/cart of cart 1\.0\.0-0000000002 does not render: it did not (?:yield within 1\.5|answer within 9) s \(Cart team\)/,
  );
});

test('refuses a page with the address of a missing file, and names its owner', async () => {
  const code = "return createElement('img', { src: '/assets/cart/gone.avif' })";
  expect(await refusal(await openTestShop(), rendering(code))).toContain(
    '/cart of cart names /assets/cart/gone.avif, which nobody publishes (Cart team).',
  );
});

test('refuses versions that their teams did not sign when PUBLISHER_KEYS is set', async () => {
  const shop = await openTestShop();
  const release = await shop.release(2);
  expect(await verify(shop.context, release, { limits: LIMITS })).toBe(3);
  const context = { ...shop.context, env: { PUBLISHER_KEYS: newFolder() } };
  await expect(verify(context, release, { limits: LIMITS })).rejects.toThrow(
    /shell\.pem with the public key of shell cannot be read.*cart\.pem/s,
  );
});

test('lists the pages that were not tried after an endless loop', async () => {
  const reasons = await refusal(await openTestShop(), rendering('for (;;);'));
  for (const page of ['/personal', '/open'])
    expect(reasons).toContain(
      `${page} renders: not tried, because cart ${versionOf(2)} ended the process (Cart team).`,
    );
});

test('reports that no page was tried when a file is missing', async () => {
  const shop = await openTestShop();
  const release = await shop.release(2);
  rmSync(moduleFile(shop.folder, release.remotes.cart!, './pages/cart'));
  await expect(verify(shop.context, release, { limits: LIMITS })).rejects.toThrow(
    '3 pages were not tried, because of these faults.',
  );
});

test('reports the faults of other versions after a version has crashed its process', async () => {
  const shop = await openTestShop();
  const blog = builtDeployable(
    {
      name: 'content',
      owner: 'Content team',
      version: versionOf(1),
      routes: [{ path: '/blog', expose: './pages/blog', fragments: [] }],
      exposes: { './pages/blog': ['pages-blog.js'] },
      serverModules: { './pages/blog': 'server/pages-blog.cjs' },
    },
    {
      'browser/entry.js': '',
      'browser/pages-blog.js': '',
      'server/pages-blog.cjs': pageSaying('blog', THROWING),
    },
  );
  const release = await shop.compose([cartBuild(2, 'for (;;);'), blog]);
  const refused = verify(shop.context, release, { limits: LIMITS });
  await expect(refused).rejects.toThrow('./pages/cart of cart 1.0.0-0000000002 does not load');
  await expect(refused).rejects.toThrow(/\/blog does not render: .* \(Content team\)\./);
});

test('promoting a version that cannot load fails', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  await shop.release(2, `process.exit(0); ${pageSaying('two')}`);
  const command = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'shell/cli/main.ts'), 'promote', 'newest'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: shop.folder }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [errors] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect(errors).toContain('/cart does not render: TypeError: process.exit is not a function');
  expect(command.exitCode).toBe(1);
  expect(await shop.context.deployments.length()).toBe(1);
});

test('renders pages at a lower priority than the pages of visitors', async () => {
  const shop = await openTestShop();
  const release = await shop.release(1);
  const priorities = new Set<number>();
  for await (const { what } of verification({ ...shop.context, env: {} }, release)) {
    if (what.endsWith(' loads')) renderProcessIds().forEach((id) => priorities.add(getPriority(id)));
  }
  expect([...priorities]).toEqual([Math.min(19, getPriority() + 10)]);
});
