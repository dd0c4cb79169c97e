import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ELEPHANT, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import type * as Axe from 'axe-core';
import { expect, test } from '../journey';
import { button, css, dialog, link } from '../target';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One page for each layout. */
const PAGES = [
  '/',
  '/catalogue',
  '/product/10001',
  '/cart',
  '/checkout',
  '/enquiry',
  '/login',
  '/faq',
  '/contact',
  '/blog',
];

// Disables transitions, because the contrast of a text is wrong while its colour changes.
test.use({ preferences: { reducedMotion: true } });

for (const path of PAGES) {
  test(`${path} is hydrated, fits a phone and a desktop, and breaks no accessibility rule`, async ({
    visitor,
  }) => {
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    await visitor.store(storedCart(VASE, ELEPHANT));
    await visitor.goTo(path);
    await visitor.seeThat(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await visitor.seeThat(fits);
    await visitor.runText(AXE);
    const violations = await visitor.run(async () => {
      const { axe } = window as unknown as { readonly axe: typeof Axe };
      const { violations: found } = await axe.run();
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    });
    expect(violations).toEqual([]);
    await visitor.resize({ width: 1280, height: 900 });
    await visitor.seeThat(fits);
  });
}

test('the menu traps the focus, and restores it when it closes', async ({ visitor }) => {
  await visitor.goTo('/about');
  await visitor.tabTo(button('Menu'));
  await visitor.press('Enter');
  await visitor.see(dialog('My Account'));
  for (let presses = 0; presses < 12; presses += 1) {
    await visitor.press('Tab');
    const isInside = await visitor.run(() => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest('dialog[open]'));
    });
    expect(isInside).toBe(true);
  }
  await visitor.press('Escape');
  await visitor.seeNot(dialog('My Account'));
  await visitor.seeFocus(button('Menu'));
});

// Firefox reports scripts that it refuses to run as errors of the page.
test.describe('refusals', () => {
  test.use({ provoked: /hashes in the integrity attribute|require-trusted-types-for/ });

  test('does not run a script that the network has changed', async ({ visitor, network }) => {
    network.rewrite(/\/assets\/catalogue\/.*\.js$/, (script) => `document.body.dataset.changed='';${script}`);
    await visitor.open('/product/30001');
    await visitor.see(button('Try again'));
    expect(await visitor.run(() => 'changed' in document.body.dataset)).toBe(false);
  });

  test('does not run text as a script', async ({ visitor }) => {
    await visitor.goTo('/about');
    const isRefused = await visitor.run(() => {
      const script = document.createElement('script');
      try {
        script.text = 'document.body.dataset.ran = ""';
        document.body.append(script);
      } catch {
        // Chromium throws here because of Trusted Types. The other engines do not run the script because of the
        // content security policy.
      }
      return !('ran' in document.body.dataset);
    });
    expect(isRefused).toBe(true);
  });
});

test.describe('extensions', () => {
  // The module of the extension does not exist. Nevertheless Firefox refuses the import map that follows the module
  // script.
  test.use({ provoked: /of-an-extension/ });

  test('a page starts after the module of an extension', async ({ visitor, network }) => {
    network.rewrite('documents', (html) =>
      html.replace('<head>', '<head><script type="module" src="/of-an-extension.js"></script>'),
    );
    await visitor.open('/product/30001');
    await visitor.seeHydrated();
    await visitor.click(button('Add to Cart'));
    await visitor.see(link('Cart, 25 items', { within: 'header' }));
  });
});

// The proxy simulates older browsers by replacing the types of scripts by an unknown type.
test.describe('older browsers', () => {
  test('without modules a product is readable, links work, and a form searches products', async ({
    visitor,
    network,
  }) => {
    network.rewrite('documents', (html) =>
      html.replace(/<script(?! type="application)([^>]*)>/g, '<script type="text/unknown"$1 data-ignored>'),
    );
    await visitor.open('/product/30001');
    await visitor.see(css('h1'));
    await visitor.click(link(/^Cart/, { within: 'header' }));
    await visitor.seeAddress('/cart');
    await visitor.seeNot(css('main[data-hydrated]'));
    await visitor.open('/catalogue');
    await visitor.choose(css('select[name=sort]'), 'Name A-Z');
    await visitor.fill(css('main input[type=search]'), 'vase');
    await visitor.press('Enter');
    await visitor.seeAddress(/q=vase&.*sort=name/);
    await visitor.seeText(css('main article'), /vase/i);
  });

  test('without import maps a page reports that buttons do not work, and links work', async ({
    visitor,
    network,
  }) => {
    network.rewrite('documents', (html) => html.replace('type="importmap"', 'type="text/unknown"'));
    await visitor.open('/product/30001');
    await visitor.see(css('h1'));
    await visitor.seeThat(() => document.body.innerText.includes('its buttons did not load'));
    await visitor.seeNot(css('[aria-busy=true]'));
    await visitor.click(link(/^Wishlist/, { within: 'header' }));
    await visitor.seeAddress('/wishlist');
  });
});
