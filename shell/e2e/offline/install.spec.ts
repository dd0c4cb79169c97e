import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import * as v from 'valibot';

const picture = v.object({ src: v.string(), sizes: v.string() });
const manifestSchema = v.object({
  id: v.literal('/'),
  start_url: v.literal('/'),
  display: v.literal('standalone'),
  icons: v.array(v.object({ ...picture.entries, purpose: v.optional(v.string(), 'any') })),
  screenshots: v.array(v.object({ ...picture.entries, form_factor: v.picklist(['wide', 'narrow']) })),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
});

test('the web manifest is valid and has all fields of the installation dialog', async ({
  page,
  context,
  shop,
}) => {
  await goTo(page, '/');
  const session = await context.newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const { icons, screenshots, shortcuts } = v.parse(manifestSchema, JSON.parse(data));
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['wide', 'narrow']));
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, url).href);
    expect(size, src).toBe(sizes);
  }
  expect(shortcuts.map((shortcut) => shortcut.url)).toEqual(['/catalogue', '/cart']);
  for (const shortcut of shortcuts) expect((await fetch(shop.address + shortcut.url)).status).toBe(200);
});
