import { expect, type Page } from '@playwright/test';
import type { Stored } from '@tanabana/tooling/playwright/journey';

/** Interaction immediately after the first paint, before the scripts are loaded. */
export interface EarlyInteractionCase {
  readonly title: string;
  readonly path: string;
  readonly records?: Stored;
  /** Interacts without waiting for scripts. */
  readonly act: (page: Page) => Promise<void>;
  readonly effect: (page: Page) => Promise<void>;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const press = (name: string) => (page: Page) => button(page, name).first().click();
export const dialog = (name: string) => (page: Page) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();
export const cartHolds = (count: number) => (page: Page) =>
  expect(page.locator('header').getByRole('link', { name: `Cart, ${count} items` })).toBeVisible();

export async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.locator(`select[name=${name}]`).selectOption(option);
}

export const opensMenu = { act: press('Menu'), effect: dialog('My Account') };
export const opensContact = { act: press('Contact Us'), effect: dialog('Get in Touch') };
