import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { cardWith, productOf } from '../testing/productOf';
import { HandicraftHighlights } from './HandicraftCarousel';
import { type Highlights, highlightsOf } from './highlights';
import { ExclusiveRugs } from './RugCarousel';

const cards = [1, 2, 3, 4, 5, 6].map((id) => cardWith({ id }));
const highlights: Highlights = { rugs: cards, insteadOfRugs: [], handicrafts: cards };
const NOTE = 'Featured textiles are shown while rug inventory loads.';

function show(carousel: 'rugs' | 'handicrafts', data = highlights) {
  const Carousel = carousel === 'rugs' ? ExclusiveRugs : HandicraftHighlights;
  return render(<Carousel highlights={data} seed={1} />, { wrapper: MemoryRouter });
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
  expect(carousel.queryByText(NOTE)).not.toBeInTheDocument();
});

test('without rugs the carousel shows the first products, with a note (§2.3)', () => {
  show('rugs', { ...highlights, rugs: [], insteadOfRugs: cards.slice(0, 3) });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText(NOTE)).toBeInTheDocument();
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

const noPictures = () => undefined;

test('each carousel has at most six products of its kind, spread over the catalogue', () => {
  const products = Array.from({ length: 30 }, (_, index) =>
    productOf({ id: index + 1, category: index < 18 ? 'Rugs' : 'Handicraft Products' }),
  );
  const { rugs, handicrafts, insteadOfRugs } = highlightsOf(products, noPictures);
  expect(rugs.map(({ id }) => id)).toEqual([1, 4, 7, 10, 13, 16]);
  expect(handicrafts.map(({ id }) => id)).toEqual([19, 21, 23, 25, 27, 29]);
  expect(insteadOfRugs).toEqual([]);
});

test('a small catalogue is displayed completely, and the first six products replace missing rugs', () => {
  const products = Array.from({ length: 8 }, (_, index) => productOf({ id: index + 1 }));
  const { rugs, insteadOfRugs } = highlightsOf(products, noPictures);
  expect(rugs).toEqual([]);
  expect(insteadOfRugs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});
