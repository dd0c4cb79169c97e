import type { Page } from 'playwright-core';
import { sessionFrom, signedIn, somebody, unprovoked, type Session } from '../account';
import { CALL_CLIENT, SCRIPT_BUDGET, weighScripts } from '../scriptWeight';
import { axeFindings } from '../axe';
import { tabTo } from '../keyboard';
import { closeBrowser, goTo, newVisit } from '../visit';

let demo: Session;

beforeAll(async () => {
  demo = await sessionFrom('demo-login');
});
afterAll(closeBrowser);

/** Notes every main heading that is ever on show. */
async function noteHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && seen.at(-1) !== heading) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('the document itself says Loading... and knows nobody', async () => {
  const { page, context } = await newVisit({ javaScriptEnabled: false, ...signedIn(demo) });
  await page.goto('/dashboard');
  await page.getByRole('status').getByText('Loading...').waitFor();
  expect(await page.content()).not.toContain('Demo Shopper');
  await context.close();
});

test('whoever is signed in never sees the sign-in screen on the way to the account', async () => {
  const { page, context, complaints } = await newVisit({ reducedMotion: 'reduce', ...signedIn(demo) });
  const headings = await noteHeadings(page);
  await goTo(page, '/dashboard');
  await page.getByText('You have 5 orders.').waitFor();
  expect(await headings()).toEqual(['My Account']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('orders show their status, date, items and total, and lead to the products', async () => {
  const { page, context, complaints } = await newVisit({ reducedMotion: 'reduce', ...signedIn(demo) });
  await goTo(page, '/dashboard');
  await page.getByRole('tab', { name: 'Orders 5' }).waitFor();
  const orders = page.getByRole('listitem', { name: /^Order TB-/ });
  const words = await orders.allInnerTexts();
  expect(words.map((text) => /Placed|Confirmed|Dispatched|Delivered|Cancelled/.exec(text)?.[0])).toEqual([
    'Placed',
    'Confirmed',
    'Dispatched',
    'Delivered',
    'Cancelled',
  ]);
  for (const text of words) {
    expect(text).toMatch(/\d{1,2} [A-Z][a-z]+ 20\d\d/);
    const rupees = [...text.matchAll(/₹([\d,]+)/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    );
    const total = rupees.at(-1) ?? 0;
    // Each item names its unit price and its amount; the amounts make the total.
    expect(
      rupees
        .slice(0, -1)
        .filter((_, place) => place % 2 === 1)
        .reduce((sum, one) => sum + one, 0),
    ).toBe(total);
  }
  for (const product of await orders.getByRole('link').all()) {
    const shown = await context.request.get((await product.getAttribute('href')) ?? '');
    expect(await shown.text()).toContain(`>${await product.innerText()}</h1>`);
  }
  await orders.getByRole('link').first().click();
  await page.waitForURL('**/product/30001');
  expect(complaints).toEqual([]);
  await context.close();
});

const anOrder = {
  id: 'TB-1',
  placedAt: '2026-03-06T09:30:00.000Z',
  status: 'dispatched',
  items: [{ productId: 30004, name: 'Engraved Brass Urli', quantity: 25, unitPrice: 1950 }],
  total: 48_750,
};

test.each([
  ['a list of one', { json: [anOrder] }, 'You have 1 order.'],
  ['none', { json: { orders: [] } }, "You haven't placed any orders yet."],
  ['a failure', { status: 500, json: { message: 'Broken' } }, "You haven't placed any orders yet."],
  ['what nobody can read', { body: '<html>' }, "You haven't placed any orders yet."],
])('the service answers with %s', async (_, answer, words) => {
  const { page, context, complaints } = await newVisit({ reducedMotion: 'reduce', ...signedIn(demo) });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/orders/my', async (route) => {
    await released;
    await route.fulfill(answer);
  });
  await page.goto('/dashboard');
  await page.getByRole('status').getByText('Loading your orders...').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  release();
  await page.getByRole('status').getByText(words).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await page.waitForURL('**/catalogue');
  expect(unprovoked(complaints)).toEqual([]);
  await context.close();
});

test('the profile: a name is changed for good, and failures say so', async () => {
  const person = somebody();
  const { page, context, complaints } = await newVisit({
    reducedMotion: 'reduce',
    ...signedIn(await sessionFrom('register', person)),
  });
  await goTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Change name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change name' });
  await dialog.getByLabel('Name').fill('Asha Rao');
  await page.route('**/api/users/me', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Failed to update profile', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/api/users/me');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Welcome, Asha Rao' }).waitFor();

  await page.route('**/api/users/me', (route) => route.fulfill({ status: 503, body: '' }));
  await goTo(page, '/dashboard');
  await page.getByRole('alert').getByText('Failed to fetch profile').waitFor();
  await page.getByRole('heading', { name: 'Welcome, Asha Rao' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(unprovoked(complaints)).toEqual([]);
  await context.close();
});

test("the shared demo account keeps its name, in the service's words", async () => {
  const { page, context } = await newVisit({ reducedMotion: 'reduce', ...signedIn(demo) });
  await goTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText('Failed to update profile. The demo account is shared and cannot be changed')
    .waitFor();
  await context.close();
});

test('addresses: the first is named after the user, and one is always the default (§4)', async () => {
  const { page, context, complaints } = await newVisit({ reducedMotion: 'reduce', ...signedIn(demo) });
  await goTo(page, '/dashboard');
  await page.getByRole('tab', { name: /Orders/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/dashboard?tab=addresses');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Addresses').waitFor();
  const panel = page.getByRole('tabpanel', { name: 'Addresses' });
  const book = async () =>
    (await panel.getByRole('listitem').allInnerTexts()).map((text) =>
      text
        .split('\n')
        .filter((line) => !/^(Make default|Edit|Delete|)$/.test(line))
        .join(' '),
    );
  const form = page.getByRole('dialog');
  const confirmDeleting = async (name: string) => {
    await panel.getByRole('button', { name: `Delete ${name}` }).click();
    await page
      .getByRole('dialog', { name: 'Delete address' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('status').getByText('Address deleted').waitFor();
  };
  expect(await book()).toEqual(['Demo Shopper Default India']);

  await tabTo(page.getByRole('button', { name: 'Add address' }));
  await page.keyboard.press('Enter');
  await tabTo(form.getByRole('button', { name: 'Save address' }));
  await page.keyboard.press('Enter');
  await form.getByText('Please enter a full name').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await form.getByLabel('Full name').fill(' Meera Nair ');
  await form.getByLabel('Country').fill('Nepal');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
  expect(await book()).toEqual(['Demo Shopper Default India', 'Meera Nair Nepal']);

  await panel.getByRole('button', { name: 'Make default: Meera Nair' }).click();
  expect(await book()).toEqual(['Demo Shopper India', 'Meera Nair Default Nepal']);
  await panel.getByRole('button', { name: 'Edit Demo Shopper' }).click();
  await form.getByLabel('Full name').fill('Asha Verma');
  await form.getByRole('button', { name: 'Save address' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await axeFindings(page)).toEqual([]);

  await confirmDeleting('Meera Nair');
  expect(await book()).toEqual(['Asha Verma Default India']);
  await page.getByRole('tab', { name: /Orders/ }).click();
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await panel.getByRole('listitem').first().waitFor();
  expect(await book()).toEqual(['Asha Verma Default India']);
  await confirmDeleting('Asha Verma');
  expect(await book()).toEqual(['Demo Shopper Default India']);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([375, 768, 1280])(
  'on a screen %d wide every tab and dialog is accessible and fits',
  async (width) => {
    const { page, context } = await newVisit({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      ...signedIn(demo),
    });
    const expectSound = async (state: string) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ state, wide, found: await axeFindings(page) }).toEqual({ state, wide: width, found: [] });
    };
    await goTo(page, '/dashboard');
    await page.getByText('You have 5 orders.').waitFor();
    await expectSound('orders');
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByRole('dialog', { name: 'Change name' }).waitFor();
    await expectSound('changing the name');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Addresses' }).click();
    await expectSound('addresses');
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('dialog', { name: 'Add address' }).waitFor();
    await expectSound('adding an address');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('dialog', { name: 'Delete address' }).waitFor();
    await expectSound('deleting an address');
    await context.close();
  },
);

test('the account weighs no more than a page may, calls included', async () => {
  const { page, context } = await newVisit({ reducedMotion: 'reduce', ...signedIn(demo) });
  const weight = weighScripts(page);
  await goTo(page, '/dashboard');
  await page.getByText('You have 5 orders.').waitFor();
  await page.getByRole('tab', { name: 'Addresses' }).click();
  expect(await weight()).toBeGreaterThan(50_000);
  expect(await weight()).toBeLessThanOrEqual(SCRIPT_BUDGET + CALL_CLIENT);
  await context.close();
});
