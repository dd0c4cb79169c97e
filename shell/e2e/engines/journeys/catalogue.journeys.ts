import { RUG } from '@tanabana/build/playwright/storedRecords';
import { expect, test } from '../journey';
import { button, css, dialog, heading, label, link, role, text } from '../targets';

const COUNT = text(/^Showing \d+ of \d+ products$/);

test('a search finds what it means, and going back restores it', async ({ visitor }) => {
  await visitor.goTo('/catalogue');
  await visitor.fill(label('Search'), 'blu potery');
  await visitor.seeAddress(/q=blu(\+|%20)potery/);
  await visitor.seeText(css('main article'), /Blue Pottery/);
  await visitor.click(css('main article a'));
  await visitor.seeAddress(/^\/product\/\d+/);
  await visitor.back();
  await visitor.seeText(label('Search'), 'blu potery');
  await visitor.seeText(css('main article'), /Blue Pottery/);
});

test('category and order change the list and its address', async ({ visitor }) => {
  await visitor.goTo('/catalogue');
  await visitor.choose(css('select[name=category]'), 'Rugs');
  await visitor.seeAddress(/category=rugs/);
  await visitor.choose(css('select[name=sort]'), 'Name A-Z');
  await visitor.seeAddress(/sort=name/);
  await visitor.see(link(new RegExp(RUG.title)));
  await visitor.reload();
  await visitor.seeText(css('select[name=category]'), 'rugs');
});

test('a search without results says so and leads back', async ({ visitor }) => {
  await visitor.goTo('/catalogue?q=zzzzzz');
  await visitor.see(heading('No products found'));
  await visitor.click(button('Clear all filters and search'));
  await visitor.see(COUNT);
  await visitor.see(css('main article'));
});

test('going back to the listing comes to the cards that were left', async ({ visitor }) => {
  await visitor.goTo('/catalogue');
  await visitor.click(css('main article a[href^="/product/"]', { index: 11 }));
  await visitor.seeAddress(/^\/product\/\d+/);
  await visitor.see(button('Add to Cart'));
  await visitor.back();
  await visitor.see(COUNT);
  await visitor.seeThat(() => window.scrollY > 300);
});

test('a product is added to the cart and to the wishlist', async ({ visitor }) => {
  await visitor.goTo('/product/30001');
  await visitor.click(button('Add to Cart'));
  await visitor.see(button('Added to Cart!'));
  await visitor.see(link('Cart, 25 items', { within: 'header' }));
  await visitor.click(button('Add to Wishlist'));
  await visitor.see(link('Wishlist, 1 item', { within: 'header' }));
});

test('thirty pieces are added with the keyboard alone', async ({ visitor }) => {
  await visitor.resize({ width: 1280, height: 900 });
  await visitor.goTo('/product/30001');
  await visitor.tabTo(role('spinbutton', /^Quantity/));
  await visitor.press('Select all');
  await visitor.type('3');
  await visitor.press('Enter');
  await visitor.seeText(role('spinbutton', /^Quantity/), '25');
  await visitor.press('Select all');
  await visitor.type('30');
  await visitor.press('Enter');
  await visitor.tabTo(button('Add to Cart'));
  await visitor.press('Enter');
  await visitor.see(link('Cart, 30 items', { within: 'header' }));
});

test('the size of a rug is in the address, and its price is on request', async ({ visitor }) => {
  await visitor.goTo('/product/10001');
  await visitor.see(text('Price on request'));
  await visitor.focus(css('input[type=radio]', { index: 1 }));
  await visitor.press('Space');
  await visitor.seeAddress(/size=/);
  await visitor.reload();
  expect(await visitor.withElement(css('input[type=radio]', { index: 1 }), isChecked)).toBe(true);
});

test('a picture is enlarged, and closed with Escape', async ({ visitor }) => {
  await visitor.goTo('/product/10001');
  await visitor.click(button('Enlarge picture'));
  await visitor.see(dialog());
  await visitor.press('Escape');
  await visitor.seeNot(dialog());
});

/** Runs in the page. */
function isChecked(element: Element): boolean {
  return (element as HTMLInputElement).checked;
}
