import type { Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

test.use({ reducedMotion: 'reduce' });

const notes = (page: Page) => page.getByRole('textbox', { name: 'Additional Notes' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Enquiry Email' });

/**
 * Records the mail link that the page opens.
 * @param isBlocked makes `window.open` return null, as a browser that blocks windows does
 */
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

const STATES = [
  { cart: [], shows: 'Your cart is empty. Add items before creating an enquiry.' },
  { cart: [VASE, ELEPHANT], shows: 'Subtotal:' },
  { cart: [VASE, RUG], shows: 'Rug pricing will be confirmed in our reply.' },
];

onEveryScreen(() => {
  for (const { cart, shows } of STATES) {
    test(`an enquiry that shows “${shows}” fits and breaks no accessibility rule`, async ({
      page,
      store,
    }) => {
      await store(storedCart(...cart));
      await page.clock.install();
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await goTo(page, '/enquiry');
      await expect(page.getByText(shows)).toBeVisible();
      await expectToFit(page);
      if (cart.length > 0) {
        const ways = page.getByRole('button', { name: /^(Copy text|Print|Download |Packing list)/ });
        const sizes = await ways.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        await catchMail(page, true);
        await send(page).click();
        await expect(page.getByRole('button', { name: 'Preparing…' })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await page.clock.runFor(800);
        await expect(
          page.getByText('Your browser did not let the mail open. Copy the text instead.'),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Copy text' }).click();
        await expect(page.getByRole('textbox', { name: 'Your enquiry as text' })).toBeFocused();
        expect(await axeFindings(page)).toEqual([]);
      }
    });
  }
});

test('an enquiry is written and sent with the keyboard alone, with every character of the notes', async ({
  page,
  store,
}) => {
  await store(storedCart(VASE, ELEPHANT));
  await goTo(page, '/enquiry');
  const mail = await catchMail(page);
  await tabTo(page.getByRole('textbox', { name: 'Company' }));
  await page.keyboard.insertText('Rao & Sons');
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
    expect.stringMatching(/^Reference: TB-\d{8}-[2-9A-Z]{4}$/),
    expect.stringMatching(/^Date: \d{1,2} \w+ 20\d\d$/),
    'Company: Rao & Sons',
    '',
    'Open this enquiry in the shop again:',
    expect.stringMatching(/^http.*\/cart#lines=30001:30:10_in,30002:25:5_in&enquiry=[\w-]+$/),
    '',
    'I would like to enquire about these products:',
    '',
    `1. ${VASE.title}`,
    '   Category: Handicraft Products',
    '   Size: 10 in (25 cm)',
    '   Quantity: 30',
    '   Product ID: 30001',
    '   SKU: TB-JPR-BLP-30001',
    '   Price: ₹1,680 each, ₹50,400 in all',
    '   HSN: 6913',
    expect.stringMatching(/^ {3}Stock: /),
    expect.stringMatching(/^ {3}Lead time: /),
    expect.stringMatching(/^ {3}Packing: \d+ cartons? of up to \d+, about [\d.]+ m³$/),
    '',
    `2. ${ELEPHANT.title}`,
    '   Category: Handicraft Products',
    '   Size: 5 in (13 cm)',
    '   Quantity: 25',
    '   Product ID: 30002',
    '   SKU: TB-BAS-DHO-30002',
    '   Price: ₹1,850 each, ₹46,250 in all',
    expect.stringMatching(/^ {3}HSN: \d+$/),
    expect.stringMatching(/^ {3}Stock: /),
    expect.stringMatching(/^ {3}Lead time: /),
    expect.stringMatching(/^ {3}Packing: \d+ cartons? of up to \d+, about [\d.]+ m³$/),
    '',
    'Subtotal: ₹96,650',
    '',
    expect.stringMatching(/^Packing: \d+ cartons$/),
    'Pallets: about 1 (120 × 100 cm, up to 110 cm high)',
    expect.stringMatching(/^Gross weight: about \d+ kg$/),
    expect.stringMatching(/^Volume: about [\d.]+ m³ \(fills \d+ % of a 20-foot container\)$/),
    expect.stringMatching(/^Longest lead time: /),
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
  await expect(page).toHaveURL('/cart');
});

test('a letter that is too long for a link is copied completely, and sent by WhatsApp in one message', async ({
  context,
  page,
  store,
}) => {
  const cart = Array.from({ length: 15 }, (_, index) => ({ ...VASE, id: 30_001 + index }));
  await store(storedCart(...cart));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, '/enquiry');
  await notes(page).fill('By March & before Holi');
  await page.reload();
  await expect(notes(page)).toHaveValue('By March & before Holi');
  await expect(page.getByText('some mail programs cut long letters')).toBeVisible();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Product Enquiry - Tanabana');
  expect(copied.match(/Product ID: 300\d\d/g)).toHaveLength(15);
  expect(copied).toMatch(/By March & before Holi\n\nPlease.*payment instructions\.$/);

  const chat = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href');
  const message = new URL(chat ?? '').searchParams.get('text') ?? '';
  expect(message.length).toBeLessThan(900);
  const listed = message.match(/ × 30$/gm)?.length ?? 0;
  expect(listed).toBeGreaterThan(10);
  expect(message).toMatch(new RegExp(`… and ${15 - listed} more lines?\n\nAll details: http`));
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
});

test('an enquiry that was prepared is found again, printed and ordered again', async ({ page, store }) => {
  await store(storedCart(VASE, RUG));
  await goTo(page, '/enquiry');
  const mail = await catchMail(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await page
    .getByRole('textbox', { name: /^Target price each/ })
    .first()
    .fill('1500');
  await send(page).click();
  const reference = /Reference: (\S+)/.exec((await mail()).searchParams.get('body') ?? '')?.[1] ?? '';
  await expect(
    page.getByText(`If your mail program has opened, press send there. Reference ${reference}`),
  ).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article', { name: 'Quotation request' });
  for (const text of [
    'To Tanabana',
    reference,
    'Asha Rao',
    'TB-JPR-BLP-30001',
    'HSN 6913',
    RUG.title,
    '₹50,400',
    'on enquiry',
    '8 cartons, 30 bales',
    'Name and signature',
  ])
    await expect(paper.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('#main')).toBeHidden();
  await expect(paper.locator('td:nth-child(n + 5) small').first()).toHaveCSS('white-space', 'normal');
  await page.emulateMedia({ media: 'screen' });

  await page.evaluate((key) => window.localStorage.removeItem(key), 'tanabana_cart');
  await goTo(page, '/cart');
  await page.getByRole('link', { name: 'My enquiries' }).click();
  const entry = page.getByText(reference, { exact: true });
  await expect(entry).toBeInViewport();
  await entry.click();
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Reorder ${reference}` }).click();
  await expect(page.getByRole('dialog')).toContainText(`${RUG.title}, 8 x 10 ft (244 × 305 cm): 30 units`);
  await page.getByRole('button', { name: 'Fill my cart' }).click();
  await expect(page.getByText('2 products, 60 units added to your cart.')).toBeVisible();
  await expect(page.getByRole('article', { name: VASE.title })).toBeVisible();
});

test('an enquiry is restored in another browser by the link in its letter', async ({
  browser,
  page,
  store,
}) => {
  await store(storedCart(VASE, RUG));
  await goTo(page, '/enquiry');
  const mail = await catchMail(page);
  await notes(page).fill('By March & before Holi');
  await page
    .getByRole('textbox', { name: /^Target price each/ })
    .first()
    .fill('1500');
  await page.getByRole('textbox', { name: 'Company' }).fill('Rao & Sons');
  await send(page).click();
  const body = (await mail()).searchParams.get('body') ?? '';
  const link = /^http\S+#lines=\S+$/m.exec(body.replaceAll('\r\n', '\n'))?.[0] ?? '';
  const other = await browser.newPage();
  await goTo(other, `/enquiry?ref=${/Reference: (\S+)/.exec(body)?.[1] ?? ''}`);
  await expect(other.getByText('is not saved in this browser. Open the link in the email')).toBeVisible();
  await goTo(other, link);
  await other.getByRole('button', { name: 'Fill my cart' }).click();
  await expect(other.getByRole('article')).toHaveCount(2);
  await goTo(other, '/enquiry');
  await expect(notes(other)).toHaveValue('By March & before Holi');
  await expect(other.getByRole('textbox', { name: /^Target price each/ }).first()).toHaveValue('1500');
  await expect(other.getByRole('textbox', { name: 'Company' })).toHaveValue('Rao & Sons');
  await other.close();
});
