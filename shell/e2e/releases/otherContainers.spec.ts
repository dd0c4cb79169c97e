import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import type { showFragment } from './containers/host';
import { signPreview } from '@tanabana/releases/signatures/preview';
import { buildHost, buildWithRspack, buildWithVite } from './containers/build';

const PREVIEW_SECRET = 'a secret that is long enough for signing links';

/**
 * Port of the page that shows the fragment. A real server serves this page, because Chromium blocks requests to local
 * servers from a page that Playwright serves by interception.
 */
const HOST_PORT = 39_471;
const HOST = `http://localhost:${HOST_PORT}`;

test.use({ shopEnvironment: { PREVIEW_SECRET, ASSET_ORIGINS: HOST } });

interface HostScript {
  readonly showFragment: typeof showFragment;
}

/** Serves the files of a folder to pages of all origins. The paths of the files start with `prefix`. */
async function serveFolder(folder: string, prefix: string, port = 0) {
  const server = createServer(({ url = '' }, response) => {
    const file = path.join(folder, path.basename(new URL(url, 'http://localhost').pathname));
    const headers = {
      'access-control-allow-origin': '*',
      'content-type': url.endsWith('.html') ? 'text/html' : 'text/javascript',
    };
    readFile(url.startsWith(prefix) ? file : '').then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
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
    await page.goto(`/cart?preview=${signPreview(PREVIEW_SECRET, preview, Date.now() + 3_600_000)}`);
    const button = page.getByRole('button', { name: 'Pressed 0' });
    await button.click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.getByRole('link', { name: 'To another page' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await server.stop();
  });
}

test('a host of another origin shows a fragment with its data, picture, theme and font', async ({
  page,
  shop,
}) => {
  await buildHost(folder);
  writeFileSync(path.join(folder, 'host.html'), '<title>Host</title><link rel="icon" href="data:,">');
  const server = await serveFolder(folder, '/', HOST_PORT);
  await page.goto(`${HOST}/host.html`);
  await page.evaluate(async (manifest) => {
    const script = '/host.js';
    // eslint-disable-next-line no-restricted-syntax -- the script is built by this journey
    const { showFragment } = (await import(script)) as HostScript;
    await showFragment(manifest, 'catalogue', 'ProductTeaser', { product: 30014 });
  }, `${shop.address}/assets/catalogue/mf-manifest.json`);
  await expect(page.getByRole('heading', { name: 'Hammered Copper Water Pot' })).toBeVisible();
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => page.getByRole('img').evaluate(isLoaded)).toBe(true);
  // The fragment has the colour of the theme.
  await expect(page.getByText('Handicraft Products')).toHaveCSS('color', 'rgb(140, 47, 43)');
  const families = () =>
    page.evaluate(() => [...document.fonts].flatMap((face) => (face.status === 'loaded' ? face.family : [])));
  await expect.poll(families).toContain('Fraunces');
  await server.stop();
});
