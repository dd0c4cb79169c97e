import type { Page } from 'playwright-core';
import { axeFindings } from '../axe';
import { focused, tabTo } from '../keyboard';
import { ELEPHANT, having, RUG, VASE } from '../storedRecords';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const notes = (page: Page) => page.getByRole('textbox', { name: 'Additional Notes' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Enquiry Email' });

/** Catches the mail link that the page opens; a browser that blocks windows answers with none. */
async function catchMail(page: Page, isBlocked = false): Promise<() => Promise<URL>> {
  await page.evaluate((blocked) => {
    window.open = (address, target) => {
      Object.assign(window, { mail: String(address), target });
      return blocked ? null : window;
    };
  }, isBlocked);
  return async () => {
    await page.waitForFunction(() => 'mail' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'target') as unknown)).toBe('_blank');
    return new URL(await page.evaluate(() => Reflect.get(window, 'mail') as string));
  };
}

test.each([375, 768, 1280])(
  'on a screen %d wide the enquiry fits and breaks no accessibility rule in any state',
  async (width) => {
    for (const [cart, shows] of [
      [[], 'Your cart is empty. Add items before creating an enquiry.'],
      [[VASE, ELEPHANT], 'Subtotal:'],
      [[VASE, RUG], 'Rug pricing will be confirmed in our reply.'],
    ] as const) {
      const { page, context, complaints } = await newVisit({
        ...having({ cart }),
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await page.clock.install();
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await goTo(page, '/enquiry');
      await page.getByText(shows).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeFindings(page)).toEqual([]);
      if (cart.length > 0) {
        await catchMail(page, true);
        await send(page).click();
        await page.getByRole('button', { name: 'Preparing…' }).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.clock.runFor(800);
        await page.getByText('Your browser did not let the mail open. Copy the text instead.').waitFor();
        await page.getByRole('button', { name: 'Copy text' }).click();
        await focused(page.getByRole('textbox', { name: 'Your enquiry as text' }));
        expect(await axeFindings(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);

test('an enquiry is written and sent by keyboard alone, with every sign of the notes', async () => {
  const { page, context, complaints } = await newVisit(having({ cart: [VASE, ELEPHANT] }));
  await goTo(page, '/enquiry');
  const mail = await catchMail(page);
  await tabTo(notes(page));
  await page.keyboard.insertText('By March & before Holi?\n&bcc=thief@x.example\nताना-बाना, தானா 🧶 100 %');
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  const { protocol, pathname, search, searchParams } = await mail();
  expect({ protocol, pathname }).toEqual({ protocol: 'mailto:', pathname: 'enquiries@tanabana.example' });
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(search).not.toContain('+');
  expect(searchParams.get('subject')).toBe('Product Enquiry - Tanabana');
  expect(searchParams.get('body')?.split('\r\n')).toEqual([
    'Hello Tanabana,',
    '',
    'I would like to enquire about these products:',
    '',
    `1. ${VASE.title}`,
    '   Category: Handicraft Products',
    '   Size: 10 in',
    '   Quantity: 30',
    '   Product ID: 30001',
    '',
    `2. ${ELEPHANT.title}`,
    '   Category: Handicraft Products',
    '   Size: 5 in',
    '   Quantity: 25',
    '   Product ID: 30002',
    '',
    'Subtotal: ₹96,650',
    '',
    'Additional Notes:',
    'By March & before Holi?',
    '&bcc=thief@x.example',
    'ताना-बाना, தானா 🧶 100 %',
    '',
    'Please send me shipping, lead time and payment instructions.',
  ]);
  await tabTo(page.getByRole('link', { name: 'Back to Cart' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a list that mail programs would cut is copied whole', async () => {
  const cart = Array.from({ length: 15 }, (_, index) => ({ ...VASE, id: 30_001 + index }));
  const { page, context } = await newVisit({
    ...having({ cart }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await goTo(page, '/enquiry');
  await page.getByText('some mail programs cut long letters').waitFor();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await page.getByText('Text copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Product Enquiry - Tanabana');
  expect(copied.match(/Product ID: 300\d\d/g)).toHaveLength(15);
  expect(copied).toMatch(/payment instructions\.$/);
  const whatsApp = new URL((await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(whatsApp.searchParams.get('text')).toContain('and 5 more');
  await context.close();
});

test('on paper stand the lines and the notes, and no controls', async () => {
  const { page, context } = await newVisit(having({ cart: [VASE, RUG] }));
  await goTo(page, '/enquiry');
  await notes(page).fill('Two crates');
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    VASE.title,
    RUG.title,
    'Additional Notes: Two crates',
    'Send to: enquiries@tanabana.example',
  ])
    await page.getByText(text, { exact: true }).waitFor();
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('header').isVisible()).toBe(false);
  await context.close();
});
