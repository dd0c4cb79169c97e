import { openPage } from '@tanabana/runtime/testing/showPage';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

test('the search index is fetched when the search box is first focused, not before', async () => {
  const { requested } = serveData(sampleFiles);
  await openPage(page, { at: '/catalogue' });
  expect(requested).not.toContain('search.json');
  await userEvent.click(screen.getByRole('searchbox'));
  await waitFor(() => expect(requested).toContain('search.json'));
});
