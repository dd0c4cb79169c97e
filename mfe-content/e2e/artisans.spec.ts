import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { DESK, onEveryScreen } from '@tanabana/tooling/playwright/screens';

onEveryScreen(() => {
  test('an artisan’s story opens by its button and by the address, whose parameter is then removed', async ({
    page,
  }) => {
    await goTo(page, '/artisans');
    await page.getByRole('button', { name: 'Read Story of Budhram Netam' }).click();
    const story = page.getByRole('dialog', { name: 'Budhram Netam' });
    await expect(story.getByText('No mould can be used again')).toBeVisible();
    await expectToFit(page);
    await story.getByRole('button', { name: 'Close' }).last().click();
    await expect(story).toBeHidden();

    await goTo(page, '/artisans?openDialog=2&from=mail');
    await expect(page.getByRole('dialog', { name: 'Shanti Devi' })).toBeVisible();
    await expect(page).toHaveURL(/\/artisans\?from=mail$/);
    await expectToFit(page);
    await page.mouse.click(3, 3);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a story opens and closes with the keyboard alone, and the focus returns to its button', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await goTo(page, '/artisans');
  const button = page.getByRole('button', { name: 'Read Story of Neelam Kumawat' });
  await tabTo(button);
  await page.keyboard.press('Enter');
  const story = page.getByRole('dialog', { name: 'Neelam Kumawat' });
  await tabTo(story.getByRole('button', { name: 'Close' }).last());
  await page.keyboard.press('Enter');
  await expect(story).toBeHidden();
  await expect(button).toBeFocused();
});
