import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { DESK } from '@tanabana/tooling/playwright/screens';
import type { Locator, Page } from '@playwright/test';

interface Pointed {
  /** Element that the visitor points at. */
  readonly at: (page: Page) => Locator;
  /** Part of the element that changes. The default is the element itself. */
  readonly part?: (at: Locator) => Locator;
  readonly style:
    'opacity' | 'scale' | 'color' | 'background-color' | 'border-color' | 'text-decoration-line';
  readonly becomes?: string;
}

const inMain = (page: Page) => page.locator('main');

/** Effects of pointing, by page and description. */
const EFFECTS: Readonly<Record<string, Readonly<Record<string, Pointed>>>> = {
  '/catalogue': {
    'the story of a product card (§2.4)': {
      at: (page) => inMain(page).getByRole('article').first(),
      part: (card) => card.locator('p:has(strong + span)'),
      style: 'opacity',
      becomes: '1',
    },
    'the picture of a product card': {
      at: (page) => inMain(page).getByRole('article').first(),
      part: (card) => card.locator('img'),
      style: 'scale',
      becomes: '1.03',
    },
  },
  '/product/30001': {
    'a button of the stepper': {
      at: (page) => inMain(page).getByRole('button', { name: 'Increase quantity' }),
      style: 'background-color',
    },
    'a thumbnail': {
      at: (page) => inMain(page).getByRole('button', { name: /^Show picture 2/ }),
      style: 'border-color',
    },
    'a link of the footer': {
      at: (page) => page.locator('footer').getByRole('link', { name: 'Artisans' }),
      style: 'text-decoration-line',
      becomes: 'underline',
    },
    'a section link of the header': {
      at: (page) => page.locator('header').getByRole('link', { name: 'Artisans' }),
      style: 'color',
    },
  },
  '/blog': {
    'the title of a post': {
      at: (page) => inMain(page).locator('h3:has(a)').first(),
      part: (title) => title.locator('a'),
      style: 'text-decoration-line',
      becomes: 'underline',
    },
  },
  '/faq': {
    'a question': { at: (page) => inMain(page).locator('summary').first(), style: 'color' },
  },
};

test.use({ viewport: DESK, reducedMotion: 'reduce' });

for (const [path, effects] of Object.entries(EFFECTS)) {
  test(`pointing has its effects on ${path}`, async ({ page }) => {
    await goTo(page, path);
    for (const [name, { at, part, style, becomes }] of Object.entries(effects)) {
      await test.step(name, async () => {
        const pointed = at(page);
        const changed = part ? part(pointed) : pointed;
        const read = () =>
          changed.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), style);
        await page.mouse.move(0, 0);
        const before = await read();
        await pointed.hover();
        await expect.poll(read).not.toBe(before);
        if (becomes) await expect.poll(read).toBe(becomes);
      });
    }
  });
}
