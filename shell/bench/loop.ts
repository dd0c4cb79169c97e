/**
 * Measures the loop of a developer in a copy of this working copy, in processor time and wall time: starts of the
 * development server, changes until they are displayed, publications, checks and tests. A copy has no caches, so the
 * first run of each command starts from nothing. Needs Linux.
 *
 *     npm run bench:loop -- [--only <part of a title>]
 */
import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BROWSER_ARGUMENTS, chromiumPath } from '@tanabana/tooling/playwright/chromiumPath';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { startShop, type RunningShop } from '@tanabana/tooling/playwright/startShop';
import { cloneRepository, replaceText } from '@tanabana/tooling/publish/clonedRepository.testing';
import { processorTimeMs, residentMegabytes } from '../test/processUsage';
import { childSeconds } from './grownShop';

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/** Port of the development server. Its compilers use the next five ports. */
const PORT = '43220';

/** Time after which a build that nobody waits for has ended, in milliseconds. */
const REST_MS = 15_000;

const PUBLISH = ['npm', 'run', 'release', '--', 'publish', 'cart'];

/** Commands that are run twice: title, and words of the command line. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'publish one remote': PUBLISH,
  'lint of one remote': ['npm', 'run', 'lint', '-w', 'mfe-cart'],
  'types of one remote': ['npm', 'run', 'types', '-w', 'mfe-cart'],
  'one test with a page': [
    'npx',
    'jest',
    'mfe-cart/src/pages/wishlist',
    '-t',
    'asks for one of several sizes',
  ],
  'one test file with a page': ['npx', 'jest', 'mfe-cart/src/pages/wishlist'],
  'tests of one remote': ['npm', 'test', '-w', 'mfe-cart'],
  'one journey': ['npm', 'run', 'e2e', '-w', 'mfe-cart', '--', 'wishlist.spec.ts', '--workers', '1'],
  lint: ['npm', 'run', 'lint'],
  types: ['npm', 'run', 'types'],
  'all checks': ['npm', 'run', 'check'],
};

interface Change {
  /** Path of the page that is open. */
  readonly on: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Whether the change restarts the server, whose processor time is then lost. */
  readonly restarts?: boolean;
  /** Resolves when the change is displayed. */
  readonly seen: (page: Page) => Promise<unknown>;
}

const CONTACT = 'mfe-content/src/pages/contact/page.tsx';

/** Resolves when a new document of a path contains a text. */
async function served(page: Page, address: string, text: string): Promise<void> {
  for (;;) {
    const answer = await page.request.get(new URL(address, page.url()).href).catch(() => undefined);
    if ((await answer?.text())?.includes(text)) return;
    await delay(20);
  }
}

const CHANGES: Readonly<Record<string, Change>> = {
  'changed component': {
    on: '/contact',
    file: CONTACT,
    from: 'Ask us about a bulk order',
    to: 'Write to us about a bulk order',
    seen: (page) => page.getByText('Write to us about a bulk order').waitFor(),
  },
  'changed style': {
    on: '/contact',
    file: CONTACT,
    from: 'margin-top: ${space(5)}',
    to: 'margin-top: ${space(17)}',
    seen: (page) =>
      page.waitForFunction(() =>
        [...document.querySelectorAll('main div')].some(
          (element) => getComputedStyle(element).marginTop === '136px',
        ),
      ),
  },
  'changed load of a page': {
    on: '/sitemap',
    file: 'mfe-content/src/pages/sitemap/page.tsx',
    from: 'return sitemapSections(pages, posts);',
    to: "return [...sitemapSections(pages, posts), { title: 'Another section', links: [] }];",
    seen: (page) => served(page, '/sitemap', 'Another section'),
  },
  'changed product': {
    on: '/product/30001',
    file: 'mfe-catalogue/collection/handicrafts/30001.json',
    from: 'Blue Pottery Vase with Lotus Vine',
    to: 'Green Pottery Vase',
    seen: (page) => served(page, '/product/30001', 'Green Pottery Vase</h1>'),
  },
  'changed routes': {
    on: '/contact',
    file: 'mfe-content/src/routes.ts',
    from: "label: 'Newsletter'",
    to: "label: 'Letters'",
    restarts: true,
    seen: (page) => served(page, '/sitemap', '>Letters<'),
  },
};

const repository = path.resolve(import.meta.dirname, '../..');
const copy = cloneRepository(repository, { parent: tmpdir() });
const data = path.join(copy.root, '.tanabana');

function report(
  title: string,
  processorSeconds: number | undefined,
  wallMs: number,
  megabytes?: number,
): void {
  const memory = megabytes === undefined ? '' : megabytes.toFixed(0);
  console.log(
    `| ${title} | ${processorSeconds?.toFixed(1) ?? ''} | ${(wallMs / 1_000).toFixed(1)} | ${memory} |`,
  );
}

async function measureCommand(title: string, [program = '', ...words]: readonly string[]): Promise<void> {
  const [used, started] = [childSeconds(), performance.now()];
  const env = { ...process.env, DATA_DIR: data, NODE_ENV: undefined };
  const child = spawn(program, words, { cwd: copy.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  report(title, childSeconds() - used, performance.now() - started);
  if (code !== 0) console.error(`${title} ended with code ${code}:\n${printed.slice(-2_000)}`);
}

/** Starts the development server, and measures until it has answered `/cart`. */
async function startDevelopment(title: string) {
  const started = performance.now();
  const environment = { NODE_ENV: 'development', PORT, DATA_DIR: data };
  const shop = await startShop(environment, 'development/main.ts', copy.root);
  await fetch(`${shop.address}/cart`);
  const wallMs = performance.now() - started;
  const used = (await processorTimeMs(shop.pid)) / 1_000;
  await delay(REST_MS);
  report(title, used, wallMs, await megabytesOf(shop));
  return shop;
}

async function megabytesOf({ pid }: RunningShop): Promise<number> {
  return (await residentMegabytes(pid)).reduce((total, size) => total + size, 0);
}

async function measureDevelopment(): Promise<void> {
  await (await startDevelopment('development server, first start')).stop();
  const shop = await startDevelopment('development server, second start');
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...BROWSER_ARGUMENTS],
  });
  const page = await browser.newPage();
  for (const [title, { on, file, from, to, restarts, seen }] of Object.entries(CHANGES)) {
    if (new URL(page.url(), shop.address).pathname !== on) {
      await goTo(page, shop.address + on, { timeout: 120_000 });
      // The page starts the compilers of its remote, and the check of the remote's types.
      await delay(REST_MS * 2);
    }
    const [used, started] = [await processorTimeMs(shop.pid), performance.now()];
    const undo = replaceText(copy.root, file, from, to);
    await seen(page);
    const wallMs = performance.now() - started;
    const processorMs = (await processorTimeMs(shop.pid)) - used;
    report(title, restarts ? undefined : processorMs / 1_000, wallMs);
    undo();
    await delay(REST_MS);
    if (!restarts) console.log(`| memory after the ${title} | | | ${(await megabytesOf(shop)).toFixed(0)} |`);
  }
  await browser.close();
  await shop.stop();
}

const isWanted = (title: string) => title.includes(options.only);
try {
  rmSync(path.join(copy.root, 'node_modules/.cache'), { recursive: true, force: true });
  console.log('| what | processor, s | wall, s | memory, MB |\n| --- | ---: | ---: | ---: |');
  if (isWanted('development')) await measureDevelopment();
  for (const [title, words] of Object.entries(COMMANDS).filter(([title]) => isWanted(title)))
    for (const which of ['first', 'again']) await measureCommand(`${title}, ${which}`, words);
  if (isWanted('publish')) {
    replaceText(copy.root, 'mfe-cart/src/pages/wishlist/page.tsx', 'My Wishlist', 'Wishlist');
    await measureCommand('publish one remote, changed', PUBLISH);
  }
} finally {
  copy.remove();
}
