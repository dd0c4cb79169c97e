import { expect, test } from '../journey';
import type { Visitor } from '../visitor';
import { button, css, heading, label, link, role } from '../targets';

test.describe.configure({ timeout: 120_000 });

// Firefox reports pictures that the service worker could not fetch as if they were errors of the page.
test.use({ provoked: /A ServiceWorker (passed a promise|intercepted the request)/ });

/** Waits until the service worker has the documents of these addresses. */
async function seeCached(visitor: Visitor, ...addresses: readonly string[]): Promise<void> {
  await expect(async () => {
    const cached = await visitor.run(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        if (!name.endsWith('documents')) continue;
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      }
      return found;
    });
    expect(cached).toEqual(expect.arrayContaining([...addresses]));
  }).toPass({ timeout: 30_000 });
}

/** Reads two pages, after which the service worker serves the visitor. */
async function readTwoPages(visitor: Visitor): Promise<void> {
  await visitor.goTo('/about');
  await visitor.click(link('FAQ', { within: 'footer' }));
  await visitor.see(heading(/Questions/));
  await visitor.seeThat(() => navigator.serviceWorker.controller?.state === 'activated');
  await seeCached(visitor, '/_offline', '/about', '/faq', '/cart', '/enquiry', '/wishlist');
}

test('a product that was read is there without a network, with its picture', async ({ visitor, network }) => {
  await readTwoPages(visitor);
  await visitor.goTo('/product/30001');
  await seeCached(visitor, '/product/30001');
  network.cut(true);
  await visitor.reload();
  await visitor.see(heading(/Blue Pottery Vase/));
  await visitor.seeThat(() => (document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0) > 0);
});

test('the cart is filled, shown and changed without a network', async ({ visitor, network }) => {
  await readTwoPages(visitor);
  await visitor.goTo('/product/30001');
  await seeCached(visitor, '/product/30001');
  // The script of the part below, with the bar, has arrived too.
  await visitor.see(button('Add 25 to Cart'));
  network.cut(true);
  await visitor.reload();
  await visitor.click(button('Add to Cart'));
  await visitor.click(link('Cart, 25 items', { within: 'header' }));
  await visitor.seeAddress('/cart');
  await visitor.click(button('Increase quantity'));
  await visitor.see(link('Cart, 26 items', { within: 'header' }));
  await visitor.reload();
  await visitor.see(link('Cart, 26 items', { within: 'header' }));
});

test('an enquiry is written without a network', async ({ visitor, network }) => {
  await readTwoPages(visitor);
  await visitor.goTo('/product/30001');
  await visitor.click(button('Add to Cart'));
  await visitor.see(link('Cart, 25 items', { within: 'header' }));
  network.cut(true);
  await visitor.goTo('/enquiry');
  await visitor.fill(role('textbox', 'Additional Notes'), 'Written on a train');
  await visitor.see(button('Send Enquiry Email'));
  await visitor.seeText(role('textbox', 'Additional Notes'), 'Written on a train');
});

test('a page that was not read says so and lists what can be read', async ({ visitor, network }) => {
  await readTwoPages(visitor);
  network.cut(true);
  await visitor.goTo('/product/30002');
  await visitor.seeAddress('/_offline?page=%2Fproduct%2F30002');
  await visitor.see(heading('You are offline'));
  await visitor.click(link(/About Us/, { within: 'main' }));
  await visitor.see(heading('About Us'));
});

test('the listing that was read is searched without a network', async ({ visitor, network }) => {
  await readTwoPages(visitor);
  await visitor.click(link('Catalogue', { within: 'footer' }));
  await visitor.see(css('main article'));
  await seeCached(visitor, '/catalogue');
  await visitor.fill(label('Search'), 'vase');
  await visitor.seeAddress(/q=vase/);
  network.cut(true);
  await visitor.fill(label('Search'), 'elephant');
  await visitor.see(link(/Dhokra Elephant/));
});

test('a page is the newest again once the network is back', async ({ visitor, network }) => {
  await readTwoPages(visitor);
  network.cut(true);
  await visitor.goTo('/about');
  await visitor.see(heading('About Us'));
  network.cut(false);
  await visitor.goTo('/terms');
  await visitor.seeAddress('/terms');
});
