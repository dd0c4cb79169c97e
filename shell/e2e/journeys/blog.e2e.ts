import type { Page } from 'playwright-core';
import { axeFindings } from '../axe';
import { focused, tabTo } from '../keyboard';
import type { RunningStorefront } from '../startStorefront';
import { startStorefront } from '../startStorefront';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const WIDTHS = [375, 768, 1280];
const POST = '/blog/how-a-rug-is-read-aloud';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function expectToFit(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await axeFindings(page)).toEqual([]);
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Title').fill('How to feed an indigo vat');
  await field(page, 'Excerpt').fill('e'.repeat(60));
  await field(page, 'Content').fill('c'.repeat(220));
}

test.each(WIDTHS)(
  'on a screen %d wide the list is searched, sorted by category, and says when it is empty',
  async (width) => {
    const { page, context, complaints } = await newVisit({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    await goTo(page, '/blog');
    await heading(page, 'Latest Posts').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search blog posts' });
    await search.fill('rug');
    await heading(page, /^\d+ posts? found$/).waitFor();
    await page.getByRole('button', { name: 'Textiles' }).click();
    await page.waitForURL(/q=rug&category=Textiles/);
    await expectToFit(page, width);
    await page.reload();
    expect(await search.inputValue()).toBe('rug');
    await search.fill('submarine');
    await heading(page, 'No posts found').waitFor();
    await page.getByText('Try adjusting your search or filter criteria.').waitFor();
    await expectToFit(page, width);
    await search.fill('');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await heading(page, 'Latest Posts').waitFor();
    expect(
      await page.getByRole('link', { name: 'Write a Blog Post' }).filter({ visible: true }).count(),
    ).toBe(width < 768 ? 2 : 1);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(WIDTHS)('on a screen %d wide a post is liked and commented', async (width) => {
  const { page, context, complaints } = await newVisit({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  await goTo(page, POST);
  await page.getByRole('button', { name: 'Like, 48 so far' }).click();
  await page.getByRole('button', { name: 'Like, 49 so far', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByText('Please write a comment first').waitFor();
  await expectToFit(page, width);
  await field(page, 'Your comment').fill('My grandmother counted like that.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await heading(page, 'Comments (4)').waitFor();
  await page.getByText('Just now').waitFor();
  expect(await field(page, 'Your comment').inputValue()).toBe('');
  await expectToFit(page, width);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a post that is not there is a 404 with the way back', async () => {
  const { page, context } = await newVisit();
  expect((await page.goto('/blog/none'))?.status()).toBe(404);
  await heading(page, 'Blog post not found').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('main').getByRole('link', { name: 'Back to Blog' }).click();
  await heading(page, 'Craft Stories & Insights').waitFor();
  await context.close();
});

test.each(WIDTHS)(
  'on a screen %d wide a post is written: faults, a picture, and the blog says that it is done',
  async (width) => {
    const { page, context, complaints } = await newVisit({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    await page.clock.install();
    await goTo(page, '/blog/create');
    await page.getByRole('button', { name: 'Publish' }).click();
    for (const fault of ['Title is required', 'Excerpt is required', 'Content is required'])
      await page.getByText(fault).waitFor();
    await focused(field(page, 'Title'));
    await expectToFit(page, width);
    await field(page, 'Image').setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await page.getByText('Please upload a valid image file (JPEG, PNG, GIF, or WebP)').waitFor();
    const buffer = Buffer.alloc(10 * 1024 * 1024);
    await field(page, 'Image').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await page.getByText('Image size must be less than 10MB').waitFor();
    await expectToFit(page, width);
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await field(page, 'Image').setInputFiles({
      name: 'vat.png',
      mimeType: 'image/png',
      buffer: Buffer.from(dot, 'base64'),
    });
    const preview = page.getByRole('img', { name: 'Preview of vat.png' });
    await preview.waitFor();
    await page.waitForFunction(() =>
      [...document.images].some((image) => image.src.startsWith('blob:') && image.naturalWidth === 1),
    );
    await fillIn(page);
    await expectToFit(page, width);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publishing...' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.clock.runFor(2000);
    await page.waitForURL(/\/blog$/);
    await page.clock.runFor(1000);
    await page.getByText('Blog post created successfully!').waitFor();
    await expectToFit(page, width);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('by keyboard alone: search, a category, a post, a like, a comment, and the way to write one’s own', async () => {
  const { page, context, complaints } = await newVisit({ viewport: { width: 1280, height: 800 } });
  await goTo(page, '/blog');
  await tabTo(page.getByRole('searchbox', { name: 'Search blog posts' }));
  await page.keyboard.type('aloud');
  await heading(page, '1 post found').waitFor();
  await tabTo(page.getByRole('button', { name: 'Textiles' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/category=Textiles/);
  await tabTo(page.getByRole('region', { name: '1 post found' }).getByRole('link'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'How a rug is read aloud' }).waitFor();
  await tabTo(page.getByRole('button', { name: 'Like, 48 so far' }));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Like, 49 so far' }).waitFor();
  await tabTo(field(page, 'Your comment'));
  await page.keyboard.type('Well sung.');
  await tabTo(page.getByRole('button', { name: 'Post Comment' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Comments (4)').waitFor();
  await tabTo(page.getByRole('link', { name: 'Write Your Own' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Write a Blog Post').waitFor();
  await tabTo(field(page, 'Title'));
  await page.keyboard.type('Short');
  await tabTo(page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await focused(field(page, 'Title'));
  await page.getByText('Title must be at least 10 characters').waitFor();
  await tabTo(page.getByRole('link', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Craft Stories & Insights').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

describe('when the blog asks for a session', () => {
  let closed: RunningStorefront;
  beforeAll(async () => {
    closed = await startStorefront({ SETTINGS: JSON.stringify({ kit: true, blogOpenToAll: false }) });
  }, 300_000);
  afterAll(() => closed.process.kill());

  test.each(WIDTHS)(
    'on a screen %d wide visitors are told to sign in; once they have, they write',
    async (width) => {
      const { page, context, complaints } = await newVisit({
        baseURL: closed.address,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await goTo(page, POST);
      await page.getByRole('button', { name: 'Like, 48 so far' }).click();
      await page.getByText('Please sign in to like posts').waitFor();
      await field(page, 'Your comment').fill('Hello');
      await page.getByRole('button', { name: 'Post Comment' }).click();
      await page.getByText('Please sign in to comment').waitFor();
      expect(await page.getByRole('link', { name: 'Write Your Own' }).count()).toBe(0);
      await expectToFit(page, width);

      await goTo(page, '/blog/create');
      await heading(page, 'Authentication Required').waitFor();
      await page.getByText('You need to sign in to create blog posts.').waitFor();
      await expectToFit(page, width);
      await page.locator('main').getByRole('link', { name: 'Sign In' }).click();
      await page.getByRole('button', { name: /demo/i }).click();
      await page.waitForURL('**/blog/create');
      await field(page, 'Title').waitFor();
      await expectToFit(page, width);
      await goTo(page, POST);
      await page.getByRole('link', { name: 'Write Your Own' }).waitFor();
      await page.getByRole('button', { name: 'Like, 48 so far' }).click();
      await page.getByRole('button', { name: 'Like, 49 so far' }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
