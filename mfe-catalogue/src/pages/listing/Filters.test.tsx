import { openPage } from '@tanabana/ui/testing/showPage';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

test('the search index is fetched when the search box is first focused', async () => {
  const { requested } = serveData(sampleFiles);
  await openPage(page, { at: '/catalogue' });
  expect(requested).not.toContain('search.json');
  await userEvent.click(screen.getByRole('searchbox'));
  await waitFor(() => expect(requested).toContain('search.json'));
});

test('a chosen category is displayed immediately, before its products are found', async () => {
  serveData(sampleFiles);
  await openPage(page, { at: '/catalogue' });
  const category: HTMLSelectElement = screen.getByLabelText('Category');
  // Turns act() off, because it would finish the transition before the assertions.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  category.value = 'pottery';
  category.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/catalogue$/);
  expect(category).toHaveValue('pottery');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/catalogue?category=pottery'));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
