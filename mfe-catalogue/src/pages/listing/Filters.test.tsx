import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBrowser } from '@tanabana/shared/testing/browserStubs';
import { renderPage } from '../../testing/renderPage';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

test('the search index is fetched on the first focus of the search, not before', async () => {
  stubBrowser();
  const { asked } = serveData(sampleFiles);
  await renderPage(page, '/catalogue', '/catalogue');
  expect(asked).not.toContain('search.json');
  await userEvent.click(screen.getByRole('searchbox'));
  await waitFor(() => expect(asked).toContain('search.json'));
});
