import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@tanabana/build/playwright/journey';
import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { loadPage } from './containers/host';
import { signPreview } from '../../composition/signing/preview';
import { buildHost, buildWithRspack, buildWithVite } from './containers/build';

const RELEASE_SECRET = 'a secret that is long enough for signing links';

test.use({ shopEnvironment: { RELEASE_SECRET } });

/** The remotes' entries in the data of a document. */
interface RenderedDocument {
  readonly composition: Composition;
}

/** Script of the host. */
interface HostScript {
  readonly loadPage: typeof loadPage;
}

/** Serves the files of a folder below a prefix to pages of all origins. */
async function serveFolder(folder: string, prefix: string) {
  const server = createServer(({ url = '' }, response) => {
    const file = path.join(folder, path.basename(new URL(url, 'http://localhost').pathname));
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    readFile(url.startsWith(prefix) ? file : '').then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tanabana-container-'));
});

test.afterEach(() => rmSync(folder, { recursive: true }));

for (const [bundler, build] of [
  ['Rspack', buildWithRspack],
  ['Vite', buildWithVite],
] as const) {
  test(`the shop loads a remote that ${bundler} built with its federation plugin`, async ({ page }) => {
    await build(folder);
    const server = await serveFolder(folder, '/assets/cart/dev/');
    const { release } = (await (await page.request.get('/healthz')).json()) as { release: string };
    const preview = { release, override: { remote: 'cart', port: server.port } };
    await page.goto(`/cart?preview=${signPreview(RELEASE_SECRET, preview, Date.now() + 3_600_000)}`);
    const button = page.getByRole('button', { name: 'Pressed 0' });
    await button.click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.getByRole('link', { name: 'To another page' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await server.stop();
  });
}

test('a host with the published federation runtime loads a remote of the shop', async ({ page, shop }) => {
  await buildHost(folder);
  const server = await serveFolder(folder, '/');
  const host = `http://localhost:${server.port}`;
  await page.goto('/cart');
  const document = JSON.parse(
    (await page.locator('#tanabana-document').textContent()) ?? '',
  ) as RenderedDocument;
  const entry = document.composition.remotes.cart?.entry ?? '';
  // The host has another origin, to which the shop does not serve files.
  await page.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<title>Host</title>' });
    if (!pathname.startsWith('/assets/')) return route.fallback();
    return route.fulfill({ response: await page.request.get(shop.address + pathname) });
  });
  await page.goto(host);
  const loaded = await page.evaluate(async (address) => {
    const script = '/host.js';
    // eslint-disable-next-line no-restricted-syntax -- the script is built by this journey
    const { loadPage } = (await import(script)) as HostScript;
    const page = (await loadPage(address, 'cart', 'cart')) as {
      readonly default: { readonly meta: unknown };
    };
    return typeof page.default.meta;
  }, new URL(entry, host).href);
  expect(loaded).toBe('function');
  await server.stop();
});
