import { workshopAddress } from '@tanabana/shop/addresses/workshopAddress';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { artisans } from '../../people/artisans';
import page from './page';

const show = (at = '/artisans') => showPage(page, { at });
const dialog = () => screen.queryByRole('dialog');

test('the page shows five cards with name, craft, short story and a link to their work, and the three claims (§2.10)', () => {
  show();
  for (const { name, craft, story, workshop } of artisans) {
    const card = within(screen.getByRole('heading', { name }).closest('li')!);
    expect(card.getByText(craft)).toBeInTheDocument();
    expect(card.getByText(story)).toBeInTheDocument();
    expect(card.getByRole('link', { name: `See what ${workshop} makes` })).toHaveAttribute(
      'href',
      workshopAddress(workshop),
    );
  }
  for (const claim of ['50+ Artisans', 'Fair Trade', 'Heritage'])
    expect(screen.getByText(claim)).toBeInTheDocument();
});

test('Read Story opens the full story by paragraph, and the button at its end closes it', async () => {
  const user = userEvent.setup();
  show();
  const [, , , budhram] = artisans;
  await user.click(screen.getByRole('button', { name: `Read Story of ${budhram!.name}` }));
  const story = screen.getByRole('dialog', { name: budhram!.name });
  for (const paragraph of budhram!.fullDescription)
    expect(within(story).getByText(paragraph)).toBeInTheDocument();
  const closers = within(story).getAllByRole('button', { name: 'Close' });
  expect(closers).toHaveLength(2);
  await user.click(closers[1]!);
  expect(dialog()).not.toBeInTheDocument();
});

test('openDialog in the address opens that artisan’s story and is then removed', () => {
  show('/artisans?openDialog=2&from=mail');
  expect(screen.getByRole('dialog', { name: 'Shanti Devi' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/artisans?from=mail');
});

test('an unknown id opens nothing and is removed too', () => {
  show('/artisans?openDialog=99');
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/artisans$/);
});

test('a story opened by the address can be closed and opened again', async () => {
  const user = userEvent.setup();
  show('/artisans?openDialog=2');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(dialog()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read Story of Shanti Devi' }));
  expect(dialog()).toBeInTheDocument();
});

test('the page is accessible, with a story open or closed', async () => {
  const { container } = show();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Read Story of Neelam Kumawat' }));
  expect(await axeViolations(container)).toEqual([]);
});
