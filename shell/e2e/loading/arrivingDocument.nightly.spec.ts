import { expect, test } from '@tanabana/tooling/playwright/journey';
import { SHIFT_LIMIT, totalShift, watchShift } from '@tanabana/tooling/playwright/layoutShift';
import { openNetwork } from '../network';

/** Number of pieces in which a document is sent. */
const PIECES = 24;

for (const path of ['/', '/catalogue', '/product/10001', '/cart', '/blog', '/foundation']) {
  for (const width of [375, 1280]) {
    test(`${path} has no layout shift while the document arrives in pieces, on a screen ${width} wide`, async ({
      page,
      shop,
    }) => {
      const network = await openNetwork(shop.address);
      network.trickle(PIECES);
      await page.setViewportSize({ width, height: 800 });
      await watchShift(page);
      await page.goto(network.address + path, { waitUntil: 'load' });
      expect(await totalShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
      network.close();
    });
  }
}
