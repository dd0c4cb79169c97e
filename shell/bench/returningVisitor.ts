// What a visitor who was here before downloads after a release, in a browser with its cache, on a copy of the house and
// of what was built of it: run `npm run build` before.
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { openClonedShop } from './clonedShop';
import { startServer } from './startServer';

/** A change of the sources, who publishes it, and the pages that the visitor comes back to. */
interface Change {
  readonly title: string;
  readonly edits: readonly (readonly [file: string, words: string, others: string])[];
  readonly deployables: readonly string[];
  readonly pages: readonly string[];
}

const ALL = ['shell', 'catalogue', 'cart', 'account', 'content'];

const CHANGES: readonly Change[] = [
  {
    title: 'a word on /blog',
    edits: [['mfe-content/src/pages/blog/page.tsx', 'Workshop visits', 'Visits to workshops']],
    deployables: ['content'],
    pages: ['/blog', '/faq', '/cart'],
  },
  {
    title: 'a rule of the cart',
    edits: [
      ['mfe-cart/src/cart/restoreLine.ts', 'toSpliced(place, 0, line)', 'toSpliced(place + 1, 0, line)'],
    ],
    deployables: ['cart'],
    pages: ['/cart', '/blog'],
  },
  {
    title: "shared/runtime's button",
    edits: [
      [
        'shared/runtime/kit/Button.tsx',
        'padding: ${space(1)} ${space(3)}',
        'padding: ${space(1)} ${space(4)}',
      ],
    ],
    deployables: ALL,
    pages: ['/blog', '/cart', '/product/30001'],
  },
  {
    title: 'a new React',
    edits: [
      ['node_modules/react-dom/cjs/react-dom-client.production.js', 'version: "19.3.1"', 'version: "19.3.2"'],
      // The compiler's cache looks at the version of a package, and a build at the lock file.
      ['node_modules/react-dom/package.json', '"version": "19.3.1"', '"version": "19.3.2"'],
      [
        'package-lock.json',
        '"node_modules/react-dom": {\n      "version": "19.3.1"',
        '"node_modules/react-dom": {\n      "version": "19.3.2"',
      ],
    ],
    deployables: ['shell'],
    pages: ['/blog', '/cart'],
  },
];

interface Bytes {
  readonly scripts: number;
  readonly pictures: number;
  readonly other: number;
  readonly document: number;
}

/** Opens a page, and weighs what comes over the network for it, as it travels. */
async function visit(context: BrowserContext, address: string): Promise<Bytes> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { scripts: 0, pictures: 0, other: 0, document: 0 };
  const kindOf = (type = '') =>
    type === 'Document'
      ? 'document'
      : type === 'Script'
        ? 'scripts'
        : type === 'Image'
          ? 'pictures'
          : 'other';
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.fromDiskCache) kinds.set(requestId, type);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => kinds.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId);
    if (type !== undefined) bytes[kindOf(type)] += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  // Fonts, fragments in view and requests of scripts follow the load event.
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes;
}

const filesOf = ({ scripts, pictures, other }: Bytes) => scripts + pictures + other;

function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** The served release, as the server reports it. */
async function liveRelease(origin: string): Promise<string> {
  return (await fetch(`${origin}/healthz`)).text();
}

const shop = openClonedShop();
const data = path.join(shop.root, '.tanabana');
const running: (() => unknown)[] = [() => shop.remove()];
try {
  await shop.release('promote', '--sources');
  const { origin, stop } = await startServer('shop', {
    DATA_DIR: data,
    ARTEFACTS_DIR: path.join(data, 'artefacts'),
  });
  running.unshift(stop);
  const browser = await openBrowser();
  running.unshift(() => browser.close());
  const rows: Record<string, string | number>[] = [];
  for (const { title, edits, deployables, pages } of CHANGES) {
    const visitor = await browser.newContext();
    for (const page of pages) await visit(visitor, origin + page);
    const before = await liveRelease(origin);
    for (const edit of edits) shop.edit(...edit);
    await shop.release('publish', ...deployables);
    await shop.release('compose', ...deployables);
    await shop.release('promote');
    // A promotion shows when the render processes have loaded it.
    while ((await liveRelease(origin)) === before) await setTimeout(100);
    for (const page of pages) {
      const bytes = await visit(visitor, origin + page);
      rows.push({ change: title, page, ...bytes, files: filesOf(bytes) });
      console.log(`${title}, ${page}: ${filesOf(bytes)} bytes of files`);
    }
    await visitor.close();
  }
  console.table(rows);
} finally {
  for (const end of running) await end();
}
