import type { Locator, Page } from '@playwright/test';

export const email = (page: Page): Locator => page.getByLabel('Email Address');
export const password = (page: Page): Locator => page.getByLabel('Password', { exact: true });
export const problem = (page: Page, text: string): Locator =>
  page.getByRole('alert').getByText(text, { exact: true });

export async function logIn(
  page: Page,
  entries: { readonly email: string; readonly password: string },
): Promise<void> {
  await email(page).fill(entries.email);
  await password(page).fill(entries.password);
  await page.getByRole('button', { name: 'Log In' }).click();
}
