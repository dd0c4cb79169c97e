import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';

const STOREFRONT = process.env.STOREFRONT ?? 'http://localhost:3000';
const PAGES = ['/', '/catalogue', '/product/10001', '/product/30001', '/cart', '/login', '/blog'];
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** A middling phone on a slow mobile network: bytes a second, milliseconds, times slower. */
const PHONE = { throughput: (1.6 * 1024 * 1024) / 8, latency: 150, slowdown: 4 };
const SCRIPTS = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

interface Paint {
  /** Milliseconds from the request to the largest paint. */
  largest: number;
  /** Layout shift, a score. */
  shift: number;
}

/** Passes the storefront on, with the scripts of its pages or without; all else stays as it is, compressed. */
async function standIn(withScripts: boolean): Promise<Server> {
  const server = createServer((asked, answer) => {
    const isPage = asked.headers['sec-fetch-dest'] === 'document';
    const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    request(STOREFRONT + (asked.url ?? '/'), { headers }, (got) => {
      if (!isPage) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      void text(got).then((html) => {
        const page = withScripts ? html : html.replace(SCRIPTS, '');
        const headers: IncomingHttpHeaders = { ...got.headers, 'content-encoding': 'br' };
        delete headers['content-length'];
        delete headers['transfer-encoding'];
        answer.writeHead(got.statusCode ?? 502, headers);
        answer.end(brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
      });
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

async function paint(browser: Browser, server: Server, path: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.throughput,
    uploadThroughput: PHONE.throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
  await page.addInitScript(() => {
    const seen: Paint = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  await context.close();
  return seen;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const [whole, plain] = [await standIn(true), await standIn(false)];
console.log('page              whole ms  without ms   ratio    shift');
for (const path of PAGES) {
  const paints: { whole: Paint; plain: Paint }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    paints.push({ whole: await paint(browser, whole, path), plain: await paint(browser, plain, path) });
  }
  const largest = median(paints.map((one) => one.whole.largest));
  const least = median(paints.map((one) => one.plain.largest));
  const shift = Math.max(...paints.map((one) => one.whole.shift));
  const figures = [
    largest.toFixed(0).padStart(9),
    least.toFixed(0).padStart(11),
    (largest / least).toFixed(2),
    shift.toFixed(4),
  ];
  console.log(`${path.padEnd(16)} ${figures.join('  ')}`);
}
await browser.close();
whole.close();
plain.close();
