import { expect } from '@playwright/test';
import { button, press, type EarlyInteractionCase } from './earlyInteraction';

const POST = '/blog/an-elephant-made-twice';
const EMAIL = 'asha@example.com';

export const CONTENT_INTERACTIONS: readonly EarlyInteractionCase[] = [
  {
    title: 'likes a post',
    path: POST,
    act: async (page) => page.getByRole('button', { name: /^Like, / }).click(),
    effect: (page) => expect(page.getByRole('button', { name: /^Like, /, pressed: true })).toBeVisible(),
  },
  {
    title: 'writes a comment and posts it',
    path: POST,
    act: async (page) => {
      await page.getByRole('textbox', { name: /comment/i }).fill('Lovely work');
      await press('Post Comment')(page);
    },
    effect: (page) => expect(page.locator('main').getByText('Lovely work', { exact: true })).toHaveCount(1),
  },
  {
    title: 'posts a comment twice',
    path: POST,
    act: async (page) => {
      await page.getByRole('textbox', { name: /comment/i }).fill('Lovely work');
      await button(page, 'Post Comment').dblclick();
    },
    effect: (page) => expect(page.locator('main').getByText('Lovely work', { exact: true })).toHaveCount(1),
  },
  {
    title: 'opens an answer',
    path: '/faq',
    act: (page) => page.getByText('How do I place an order?').click(),
    effect: (page) =>
      expect(page.locator('details', { hasText: 'How do I place an order?' }).first()).toHaveAttribute(
        'open',
      ),
  },
  {
    title: 'searches the answers',
    path: '/faq',
    act: (page) => page.getByRole('searchbox').pressSequentially('rug'),
    effect: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('rug');
      await expect(page.getByText('Do I need an account?')).toBeHidden();
    },
  },
  {
    title: 'searches the blog',
    path: '/blog',
    act: (page) => page.getByRole('searchbox').pressSequentially('elephant'),
    effect: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('elephant');
      await expect(page.getByRole('heading', { name: /^\d+ posts? found$/ })).toBeVisible();
    },
  },
  {
    title: 'sends a message',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Name').fill('Asha');
      await page.getByLabel('Email').fill(EMAIL);
      await page.locator('select[name=subject]').selectOption({ index: 1 });
      await page.locator('textarea').fill('Do you ship to Lisbon?');
      await press('Send Message')(page);
    },
    effect: (page) => expect(page.locator('main').getByRole('status').filter({ hasText: /./ })).toBeVisible(),
  },
];
