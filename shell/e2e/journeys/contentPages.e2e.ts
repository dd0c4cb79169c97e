import type { Page } from 'playwright-core';
import { axeFindings } from '../axe';
import { focused, tabTo } from '../keyboard';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const WIDTHS = [375, 768, 1280];
const field = (page: Page, name: string) => page.locator('main').getByLabel(name, { exact: true });

async function expectToFit(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await axeFindings(page)).toEqual([]);
}

describe.each(WIDTHS)('on a screen %d wide', (width) => {
  const visit = () => newVisit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });

  test('an artisan’s story opens by its button and by the address, which is then cleared', async () => {
    const { page, context, complaints } = await visit();
    await goTo(page, '/artisans');
    await page.getByRole('button', { name: 'Read Story of Budhram Netam' }).click();
    const story = page.getByRole('dialog', { name: 'Budhram Netam' });
    await story.getByText('No mould can be used again').waitFor();
    await expectToFit(page, width);
    await story.getByRole('button', { name: 'Close' }).last().click();
    await story.waitFor({ state: 'hidden' });

    await goTo(page, '/artisans?openDialog=2&from=mail');
    await page.getByRole('dialog', { name: 'Shanti Devi' }).waitFor();
    await page.waitForURL(/\/artisans\?from=mail$/);
    await expectToFit(page, width);
    await page.mouse.click(3, 3);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('of the answers one is open at a time; the search leaves what it finds', async () => {
    const { page, context, complaints } = await visit();
    await goTo(page, '/faq');
    await page.getByText('Is there a minimum order?').click();
    await page.getByText('Yes: 25 units of each item.').waitFor();
    await page.getByText('How long does delivery take?').click();
    await page.getByText('Within India 3-7 business days').waitFor();
    expect(await page.locator('details[open]').count()).toBe(1);
    await expectToFit(page, width);
    const search = page.getByRole('searchbox', { name: 'Search questions' });
    await search.fill('abrash');
    await page.waitForURL(/q=abrash/);
    await page.waitForFunction(() => document.querySelectorAll('main details').length === 1);
    await search.fill('submarine');
    await page.getByRole('heading', { name: 'No questions found' }).waitFor();
    await expectToFit(page, width);
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a message is checked, sent and thanked for', async () => {
    const { page, context, complaints } = await visit();
    await page.clock.install();
    await goTo(page, '/contact');
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    await page.getByText('Please tell us where to reply').waitFor();
    await focused(field(page, 'Name'));
    await expectToFit(page, width);
    await field(page, 'Name').fill('Asha Rao');
    await field(page, 'Email').fill('asha@hotel');
    await field(page, 'Subject').selectOption('wholesale');
    await field(page, 'Message').fill('Forty lamps, please.');
    await send.click();
    await page.getByText('Please check the email address').waitFor();
    await expectToFit(page, width);
    await field(page, 'Email').fill('asha@hotel.example');
    await send.click();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.clock.runFor(2000);
    await page.getByText('Your message has been sent').waitFor();
    expect(await field(page, 'Message').inputValue()).toBe('');
    await expectToFit(page, width);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the fuel’s page shows nine materials and leads to the contact page twice', async () => {
    const { page, context, complaints } = await visit();
    await goTo(page, '/biomass');
    const materials = page.getByRole('region', { name: 'Nine raw materials' });
    expect(await materials.getByText(/kcal\/kg$/).count()).toBe(9);
    await expectToFit(page, width);
    for (const name of ['Get in Touch', 'Connect with Us']) {
      await page.locator('main').getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
      await page.goBack();
      await materials.waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['/newsletter', 'Subscribe', 'Thanks! You will hear from us with the next letter.'],
    ['/coming-soon/millet-foods', 'Notify Me', 'Thanks! You will be notified at launch.'],
  ])('%s takes an address, checked by the browser, and says thanks', async (path, action, thanks) => {
    const { page, context, complaints } = await visit();
    await goTo(page, path);
    await field(page, 'Email Address').fill('asha');
    await page.getByRole('button', { name: action }).click();
    expect(await page.getByText(thanks).count()).toBe(0);
    await field(page, 'Email Address').fill('asha@hotel.example');
    await page.getByRole('button', { name: action }).click();
    await page.getByText(thanks).waitFor();
    await expectToFit(page, width);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('by keyboard alone: a story opened, read and closed; focus comes back to its button', async () => {
  const { page, context } = await newVisit({ viewport: { width: 1280, height: 800 } });
  await goTo(page, '/artisans');
  const button = page.getByRole('button', { name: 'Read Story of Neelam Kumawat' });
  await tabTo(button);
  await page.keyboard.press('Enter');
  const story = page.getByRole('dialog', { name: 'Neelam Kumawat' });
  await tabTo(story.getByRole('button', { name: 'Close' }).last());
  await page.keyboard.press('Enter');
  await story.waitFor({ state: 'hidden' });
  await focused(button);
  await context.close();
});

test('by keyboard alone: a question found and opened, and a message sent', async () => {
  const { page, context } = await newVisit({ viewport: { width: 1280, height: 800 } });
  await goTo(page, '/faq');
  await tabTo(page.getByRole('searchbox', { name: 'Search questions' }));
  await page.keyboard.type('refund');
  await page.waitForURL(/q=refund/);
  await tabTo(page.locator('main summary').first());
  await page.keyboard.press('Enter');
  await page.locator('details[open]').waitFor();
  await tabTo(page.getByRole('link', { name: 'Contact Support' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  await tabTo(field(page, 'Name'));
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@hotel.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  expect(await field(page, 'Subject').inputValue()).toBe('general');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Forty lamps, please.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Your message has been sent').waitFor();
  await context.close();
});

test.each([
  ['/newsletter', 'Subscribe'],
  ['/coming-soon/clothing', 'Notify Me'],
])('by keyboard alone: an address left at %s', async (path, action) => {
  const { page, context } = await newVisit();
  await goTo(page, path);
  await tabTo(field(page, 'Email Address'));
  await page.keyboard.type('asha@hotel.example');
  await tabTo(page.getByRole('button', { name: action }));
  await page.keyboard.press('Enter');
  await page.getByText(/^Thanks!/).waitFor();
  await context.close();
});
