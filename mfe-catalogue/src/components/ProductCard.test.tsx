import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Card } from '../catalogue/card';
import { cardWith } from '../testing/productOf';
import { ProductCard } from './ProductCard';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(part: Partial<Card>, list: { size?: string; isFeaturedFirst?: boolean } = {}) {
  render(
    <MemoryRouter>
      <ProductCard
        card={cardWith({ id: 30001, name: 'Vase', ...part })}
        seed={1}
        level={2}
        sizes="25vw"
        {...list}
      />
      <Address />
    </MemoryRouter>,
  );
}

test.each(['{Enter}', ' '])('key "%s" opens the product', async (key) => {
  show({});
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Vase' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(screen.getByRole('status')).toHaveTextContent('/product/30001');
});

test('a card shows name, price, category and place', () => {
  show({ price: 123456 });
  expect(screen.getByRole('heading', { level: 2, name: 'Vase' })).toBeInTheDocument();
  for (const text of ['₹1,23,456', 'Handicraft Products', 'Jaipur, Rajasthan']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

test('a rug has its price on request', () => {
  show({ category: 'Rugs', price: 40250 });
  expect(screen.getByText('Price on Request')).toBeInTheDocument();
});

test('only featured and reduced products have badges', () => {
  show({ price: 900, originalPrice: 1200, ranking: { rating: 4, reviews: 10, featured: true } });
  expect(screen.getByText('Featured')).toBeInTheDocument();
  expect(screen.getByText('25% off')).toBeInTheDocument();
});

test('a card shows no rating', () => {
  show({ ranking: { rating: 4.7, reviews: 163, featured: false } });
  expect(screen.queryByText(/4\.7|163/)).not.toBeInTheDocument();
  expect(screen.queryByText('Featured')).not.toBeInTheDocument();
});

test('no card has the Featured badge in the featured order', () => {
  show({ ranking: { rating: 4, reviews: 10, featured: true } }, { isFeaturedFirst: true });
  expect(screen.queryByText('Featured')).not.toBeInTheDocument();
});

test('a card links to the size by which the listing is filtered', () => {
  show({ category: 'Rugs' }, { size: '8x10' });
  expect(screen.getByRole('link', { name: 'Vase' })).toHaveAttribute('href', '/product/30001?size=8x10');
});
