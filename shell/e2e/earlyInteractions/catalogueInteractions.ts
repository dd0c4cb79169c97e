import { expect } from '@playwright/test';
import { choose, type EarlyInteractionCase } from './earlyInteraction';

export const CATALOGUE_INTERACTIONS: readonly EarlyInteractionCase[] = [
  {
    title: 'types a search',
    path: '/catalogue',
    act: (page) => page.getByRole('searchbox').pressSequentially('vase'),
    effect: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('vase');
      await expect(page.getByRole('article').first()).toContainText(/vase/i);
    },
  },
  {
    title: 'ticks a product to compare',
    path: '/catalogue',
    act: (page) =>
      page
        .getByRole('checkbox', { name: /^Compare / })
        .first()
        .click(),
    effect: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Compare / }).first()).toBeChecked();
      await expect(page.getByRole('link', { name: 'Compare 1 product' })).toBeVisible();
    },
  },
  {
    title: 'chooses a category',
    path: '/catalogue',
    act: (page) => choose(page, 'category', 'Rugs'),
    effect: (page) => expect(page).toHaveURL(/category=rugs/i),
  },
  {
    title: 'chooses an order',
    path: '/catalogue',
    act: (page) => choose(page, 'sort', 'Price: Low to High'),
    effect: (page) => expect(page).toHaveURL(/sort=/),
  },
  {
    title: 'searches, and chooses category and order',
    path: '/catalogue',
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('a');
      await choose(page, 'category', 'Rugs');
      await choose(page, 'sort', 'Price: High to Low');
    },
    effect: async (page) => {
      await expect(page).toHaveURL(/category=rugs/i);
      await expect(page).toHaveURL(/sort=/);
      await expect(page.getByRole('searchbox')).toHaveValue('a');
    },
  },
];
