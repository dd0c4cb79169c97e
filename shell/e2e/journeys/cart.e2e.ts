import type { Route } from 'playwright-core';
import { axeFindings } from '../axe';
import { focused, tabTo } from '../keyboard';
import { ELEPHANT, having, RUG, VASE } from '../storedRecords';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const STATES = {
  empty: { cart: [], shows: 'Your Cart is Empty' },
  'without rugs': { cart: [VASE, ELEPHANT], shows: 'Make Payment' },
  'with a rug': { cart: [VASE, RUG], shows: 'One or more Rug items require a custom quotation.' },
};

test.each([375, 768, 1280])(
  'on a screen %d wide the cart fits and breaks no accessibility rule in any state',
  async (width) => {
    for (const { cart, shows } of Object.values(STATES)) {
      const { page, context, complaints } = await newVisit({
        ...having({ cart }),
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await goTo(page, '/cart');
      await page.getByText(shows).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeFindings(page)).toEqual([]);
      if (cart.length > 0) {
        await page.getByRole('button', { name: `Remove ${VASE.title}` }).click();
        await page.getByText('was removed').waitFor();
        expect(await axeFindings(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);

test('the cart is changed, and left for the enquiry, by keyboard alone', async () => {
  const { page, context, complaints } = await newVisit(having({ cart: [VASE, ELEPHANT] }));
  await goTo(page, '/cart');
  const line = page.getByRole('article', { name: VASE.title });
  const badge = (count: number) => page.locator('header').getByRole('link', { name: `Cart, ${count} items` });

  await tabTo(line.getByRole('textbox', { name: /^Quantity/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await badge(65).waitFor();
  await tabTo(line.getByRole('button', { name: 'Increase quantity' }));
  await page.keyboard.press('Space');
  await badge(66).waitFor();

  await tabTo(line.getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  await badge(25).waitFor();
  await focused(page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await badge(66).waitFor();
  await focused(line.getByRole('link', { name: VASE.title }));

  await tabTo(page.getByRole('link', { name: 'Enquire Now' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/enquiry');
  await focused(page.getByRole('heading', { level: 1 }));
  expect(complaints).toEqual([]);
  await context.close();
});

test('a rug that storage was edited to sell is a rug again in cart, enquiry and checkout', async () => {
  const sold = { ...RUG, title: 'Cheap cloth', category: 'Handicraft Products', price: 1 };
  const { page, context, complaints } = await newVisit(having({ cart: [sold] }));
  await goTo(page, '/cart');
  await page.getByRole('article', { name: RUG.title }).getByText('Price on enquiry').waitFor();
  expect(await page.getByText('Make Payment').count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toMatch(/Cheap cloth|₹/);

  await page.getByRole('link', { name: 'Enquire Now' }).click();
  await page.getByText('Rug pricing will be confirmed in our reply.').waitFor();
  await goTo(page, '/checkout');
  await page.getByRole('heading', { name: 'Your rugs are quoted first' }).waitFor();
  expect(await page.getByRole('button', { name: 'Place Order' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an edited price is corrected by the catalogue, and the sum with it', async () => {
  const { page, context } = await newVisit(having({ cart: [{ ...VASE, price: 1 }] }));
  await goTo(page, '/cart');
  await page.getByRole('article', { name: VASE.title }).getByText('₹1,680').waitFor();
  await page.getByRole('region', { name: 'Order Summary' }).getByText('₹50,400').first().waitFor();
  await context.close();
});

const FAILURES = {
  'is gone': (route: Route) => route.abort(),
  'was changed on the way': (route: Route) =>
    route.fulfill({ json: [{ ...VASE, name: 'Changed', sizes: [] }] }),
};

test.each(Object.entries(FAILURES))(
  'the cart goes by what it has stored when the price list %s',
  async (_, fail) => {
    const { page, context } = await newVisit(having({ cart: [VASE] }));
    await page.route('**/records/prices.json', fail);
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('prices cannot be read'),
    );
    await goTo(page, '/cart');
    await warned;
    await page.getByRole('article', { name: VASE.title }).getByText('₹1,680').waitFor();
    await goTo(page, '/checkout');
    await page.getByRole('button', { name: 'Place Order' }).waitFor();
    await context.close();
  },
);
