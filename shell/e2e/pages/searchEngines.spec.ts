import { expect, test } from '@tanabana/tooling/playwright/journey';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';

const { origin } = settingsWith(undefined);

/** Returns the value of an attribute in HTML: the first group of `pattern`. Decodes `&amp;`. */
function attribute(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test('every address of the sitemap is canonical, and has a JPEG of 1200 × 630 pixels for shared links', async ({
  page,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${origin}/catalogue?category=rugs`);
  expect(addresses.length).toBeGreaterThan(100);
  const pictures = new Set<string>();
  for (const address of addresses) {
    const answer = await page.request.get(address.replace(origin, ''));
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(attribute(html, /<link rel="canonical" href="([^"]*)/)).toBe(address);
    pictures.add(attribute(html, /property="og:image" content="([^"]*)/).replace(origin, ''));
  }
  await page.goto('/about');
  const sizes = await page.evaluate(
    (files) =>
      Promise.all(
        files.map(async (file) => {
          const answer = await fetch(file);
          const { width, height } = await createImageBitmap(await answer.blob());
          return `${answer.headers.get('content-type')} ${width} ${height}`;
        }),
      ),
    [...pictures],
  );
  expect(pictures.size).toBeGreaterThan(90);
  // Pages without a picture of their own share the PNG picture of the shop.
  expect(new Set(sizes)).toEqual(new Set(['image/jpeg 1200 630', 'image/png 1200 630']));
});

test('items of the Google feed have the ids and prices of the structured data of their pages', async ({
  page,
}) => {
  const feed = await (await page.request.get('/feeds/google.xml')).text();
  const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
  expect(items.length).toBeGreaterThan(48);
  const field = (item: string, name: string) => attribute(item, new RegExp(`<g:${name}>([^<]*)`));
  for (const item of items) {
    const html = await (await page.request.get(field(item, 'link').replace(origin, ''))).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as { readonly hasVariant?: readonly object[] },
    );
    expect(data.flatMap((product) => [product, ...(product.hasVariant ?? [])])).toContainEqual(
      expect.objectContaining({
        sku: field(item, 'id'),
        offers: expect.objectContaining({ price: Number.parseFloat(field(item, 'price')) }),
      }),
    );
  }
  const picture = await page.request.get(field(items[0] ?? '', 'image_link').replace(origin, ''));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
});

test('further pages of the listing have canonical addresses; orders and filters have not', async ({
  page,
}) => {
  const head = async (address: string) => (await page.request.get(address)).text();
  const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}"/>`;
  expect(await head('/catalogue?page=2&sort=name')).toContain(canonical('/catalogue?page=2'));
  expect(await head('/catalogue?sort=name')).toContain(canonical('/catalogue'));
  expect(await head('/catalogue?colour=blue')).toContain('<meta name="robots" content="noindex"/>');
});
