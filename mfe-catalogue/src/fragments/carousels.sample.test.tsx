import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import texts from '../../collection/carousels.json';
import { cardWith } from '../testing/productOf';
import { SecondCarousel } from './HandicraftCarousel';
import { FirstCarousel } from './RugCarousel';

const cards = [1, 2, 3, 4, 5, 6].map((id) => cardWith({ id }));
const [rugs, handicrafts] = texts.map(({ title, slideName, action, to }) => ({
  title,
  slideName,
  action,
  to,
  cards,
}));

function show(carousel: 'rugs' | 'handicrafts') {
  return render(
    carousel === 'rugs' ? (
      <FirstCarousel highlights={rugs} seed={1} />
    ) : (
      <SecondCarousel highlights={handicrafts} seed={1} />
    ),
    { wrapper: MemoryRouter },
  );
}

test('the carousel of rugs has a title, six linked products, and a link to all rugs', () => {
  show('rugs');
  const carousel = within(screen.getByRole('region', { name: 'Explore Our Exclusive Rug Collection' }));
  expect(carousel.getAllByRole('article')).toHaveLength(6);
  expect(carousel.getByRole('link', { name: 'Product 1' })).toHaveAttribute('href', '/product/1');
  expect(carousel.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute(
    'href',
    '/catalogue?category=rugs',
  );
});

test('the carousel of handicrafts has a title, six products, and a link to all of them', () => {
  show('handicrafts');
  expect(screen.getByRole('heading', { name: 'Discover Handicraft Highlights' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Shop Collection' })).toHaveAttribute(
    'href',
    '/catalogue?category=handicraftproducts',
  );
});

test('each carousel can be paused', () => {
  show('handicrafts');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('a carousel announces the product that the visitor has chosen', async () => {
  show('handicrafts');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Next product' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Product \d, \d of 6$/));
});

test.each(['rugs', 'handicrafts'] as const)('the carousel of %s is accessible', async (carousel) => {
  const { container } = show(carousel);
  expect(await axeViolations(container)).toEqual([]);
});
