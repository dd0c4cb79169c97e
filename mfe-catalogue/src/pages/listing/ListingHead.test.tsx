import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListingHead } from './ListingHead';

const categories = [
  { name: 'Sarees', summary: '', count: 1 },
  { name: 'Cushions', summary: 'Covers and floor cushions', count: 5 },
];

const show = (category?: string) =>
  render(
    <MemoryRouter>
      <ListingHead
        categories={categories}
        texts={undefined}
        isFiltered={category !== undefined}
        category={category}
        text=""
      />
    </MemoryRouter>,
  );

test('each category has its number of products', () => {
  show();
  expect(screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Sarees1 product$/),
    expect.stringMatching(/CushionsCovers and floor cushions5 products$/),
  ]);
});

test.each([
  ['Cushions', 'CushionsCovers and floor cushions.'],
  ['Sarees', 'Sarees'],
])('the page of %s has its description, if it has one', (category, text) =>
  expect(show(category).container.textContent).toBe(text),
);
