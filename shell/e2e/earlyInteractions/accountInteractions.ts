import { expect } from '@playwright/test';
import { press, type EarlyInteractionCase } from './earlyInteraction';

const EMAIL = 'asha@example.com';

export const ACCOUNT_INTERACTIONS: readonly EarlyInteractionCase[] = [
  {
    title: 'signs in with a wrong password',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill('not my password');
      await press('Log In')(page);
    },
    effect: async (page) => {
      await expect(page.locator('main').getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not my password');
      expect(page.url()).not.toContain('password=');
    },
  },
  {
    title: 'shows a password',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('visible');
      await press('Show Password')(page);
    },
    effect: (page) => expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text'),
  },
  {
    title: 'signs in to the demo',
    path: '/login',
    act: press('Demo Login'),
    effect: (page) => expect(page).not.toHaveURL(/\/login/),
  },
];
