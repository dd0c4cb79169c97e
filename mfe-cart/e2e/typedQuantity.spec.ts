import type { Locator, Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

test.use({ hasTouch: true, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const CLICKS: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  'a tap': (control) => control.tap(),
  // Scripts, voice control and switch access click without moving the focus, so the quantity field remains focused.
  'a click by a script': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

/** Types a quantity into the field of the page's only product. */
async function type(page: Page, quantity: string) {
  const field = page.getByRole('spinbutton');
  await field.tap();
  await field.selectText();
  await page.keyboard.type(quantity);
}

const storedQuantities = (page: Page) =>
  page.evaluate(() => {
    const { sent } = JSON.parse(window.localStorage.getItem('tanabana_enquiries') ?? '{"sent":[]}') as {
      sent: { lines: { quantity: number }[] }[];
    };
    return sent.map(({ lines }) => lines[0]?.quantity);
  });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [name, click] of Object.entries(CLICKS)) {
  test.describe(`a quantity that is typed right before ${name}`, () => {
    test.beforeEach(({ store }) => store(storedCart({ ...VASE, quantity: 25 })));

    test('is in the letter, and in the stored enquiry', async ({ page }) => {
      await page.addInitScript(() => {
        window.open = (address) => {
          Object.assign(window, { mail: String(address) });
          return window;
        };
      });
      await goTo(page, '/enquiry');
      await type(page, '80');
      await click(page.getByRole('button', { name: 'Send Enquiry Email' }));
      await expect.poll(() => storedQuantities(page)).toEqual([80]);
      const mail = await page.evaluate(() => Reflect.get(window, 'mail') as string);
      expect(new URL(mail).searchParams.get('body')).toContain('Quantity: 80\r\n');
    });

    test('is in the copied text', async ({ page }) => {
      await goTo(page, '/enquiry');
      await type(page, '80');
      await click(page.getByRole('button', { name: 'Copy text' }));
      await expect.poll(() => storedQuantities(page)).toEqual([80]);
      expect(await copied(page)).toContain('Quantity: 80\n');
    });

    test('is in the WhatsApp message', async ({ context, page }) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
      await goTo(page, '/enquiry');
      await type(page, '80');
      const opened = page.waitForEvent('popup');
      await click(page.getByRole('link', { name: 'WhatsApp' }));
      const chat = await opened;
      expect(new URL(chat.url()).searchParams.get('text')).toMatch(/ × 80$/m);
      await expect.poll(() => storedQuantities(page)).toEqual([80]);
    });

    test('is in the link to the cart', async ({ page }) => {
      await goTo(page, '/cart');
      await page.getByText('Share or save this cart').tap();
      await type(page, '80');
      await click(page.getByRole('button', { name: 'Copy link' }));
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await copied(page)).toContain(`#lines=${VASE.id}:80:`);
    });
  });
}

for (const [path, size] of [
  ['/cart', 16],
  ['/cart', 24],
  ['/enquiry', 24],
  ['/product/30001', 24],
] as const) {
  test(`${path} shows all digits of a quantity with text of ${size} px`, async ({ page, store }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await store(storedCart({ ...VASE, quantity: 12_500 }));
    await goTo(page, path);
    await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), size);
    const field = page.getByRole('spinbutton').first();
    const isWhole = () => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    for (const quantity of ['12500', '100000', '9007199254']) {
      await type(page, quantity);
      await field.blur();
      await expect(field).toHaveValue(quantity);
      expect(await isWhole()).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('/enquiry shows the whole target price with text of 24 px', async ({ page, store }) => {
  await store(storedCart(VASE));
  await goTo(page, '/enquiry');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
  const field = page.getByRole('textbox', { name: /^Target price each/ });
  await field.fill('USD 12,500.50');
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

for (const path of ['/cart', '/enquiry']) {
  test(`${path} repeats a quantity that cannot be read, and stores the previous quantity`, async ({
    page,
    store,
  }) => {
    await store(storedCart(VASE));
    await goTo(page, path);
    await type(page, '10 x 12');
    const field = page.getByRole('spinbutton');
    await field.press('Tab');
    const problem = '“10 x 12” is not a quantity. Type a whole number, 25 or more.';
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(problem);
    await expect(field).toHaveValue(String(VASE.quantity));
    await expectToFit(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}
