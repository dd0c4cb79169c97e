/**
 * Browsers older than the supported ones. What such a browser does is simulated on the way to it: a script of a type
 * that a browser does not know is data.
 */
import { expect, test } from '../journey';
import { css, heading, link, role, text } from '../targets';

/** Every script becomes data, as scripts do that a browser without modules cannot parse. */
const withoutModules = (html: string) =>
  html.replace(/<script(?! type="application)([^>]*)>/g, '<script type="text/unknown"$1 data-ignored>');

/** The import map becomes data. */
const withoutImportMaps = (html: string) => html.replace('type="importmap"', 'type="text/unknown"');

test.describe('without modules', () => {
  test.beforeEach(({ network }) => network.rewrite('documents', withoutModules));

  test('a product is read, and links lead on', async ({ visitor }) => {
    await visitor.open('/product/30001');
    await visitor.see(heading(/Blue Pottery Vase/));
    await visitor.click(link(/^Cart/, { within: 'header' }));
    await visitor.seeAddress('/cart');
    expect(await visitor.has(css('main[data-hydrated]'))).toBe(false);
  });

  test('products are searched and filtered by a form', async ({ visitor }) => {
    await visitor.open('/catalogue');
    await visitor.choose(css('select[name=sort]'), 'Name A-Z');
    await visitor.fill(role('searchbox', 'Search'), 'vase');
    await visitor.press('Enter');
    await visitor.seeAddress(/q=vase&.*sort=name/);
    await visitor.seeText(css('main article'), /vase/i);
  });

  test('an answer is opened', async ({ visitor }) => {
    await visitor.open('/faq');
    await visitor.click(text('Is there a minimum order?'));
    await visitor.see(text(/^Yes: 25 units of each item/));
  });
});

test.describe('without import maps', () => {
  test.beforeEach(({ network }) => network.rewrite('documents', withoutImportMaps));

  test('a page is read, says that its buttons do not work, and links lead on', async ({ visitor }) => {
    await visitor.open('/product/30001');
    await visitor.see(heading(/Blue Pottery Vase/));
    await visitor.see(text(/its buttons did not load/));
    await visitor.seeNot(css('[aria-busy=true]'));
    await visitor.click(link(/^Wishlist/, { within: 'header' }));
    await visitor.seeAddress('/wishlist');
  });

  test('products are searched by a form', async ({ visitor }) => {
    await visitor.open('/catalogue');
    await visitor.see(text(/its buttons did not load/));
    await visitor.fill(role('searchbox', 'Search'), 'vase');
    await visitor.press('Enter');
    await visitor.seeAddress(/q=vase/);
    await visitor.seeText(css('main article'), /vase/i);
  });
});
