import path from 'node:path';
import { readCatalogue } from '../../generate/readCollection';
import { makerAndPlace } from '../catalogue/makerAndPlace';
import { facetFilter } from '../facets/facetChoice';
import { facetValuesOf } from '../facets/facetsOf';
import { suggestMakers } from '../suggestions/suggestedLinks';
import { cardWith } from '../testing/productOf';
import { findSuggestions, suggestProducts } from './findSuggestions';
import { parseListingQuery } from './listingQuery';
import { sourceWith } from './listingSource.testing';
import { createListingReader } from './readListing';

const { signal } = new AbortController();

test('the address of every maker lists exactly its products', () => {
  const { products, regions } = readCatalogue(path.join(__dirname, '../../collection'));
  for (const { name } of regions) {
    const [link] = suggestMakers(name.split(',')[0] ?? '', [
      { name: makerAndPlace(name).maker, place: '', count: 1 },
    ]);
    const { facets } = parseListingQuery(link?.to.split('?')[1] ?? '');
    const listed = products.filter((product) => facetFilter(facets)({ facets: facetValuesOf(product) }));
    expect(listed.length).toBeGreaterThan(0);
    expect(listed).toEqual(products.filter(({ region }) => region === name));
  }
});

test('a suggested product links to the typed size', () => {
  const addressOf = (text: string) => suggestProducts(text, [cardWith({ id: 10002 })], 1)[0]?.to;
  expect(addressOf('blue rug 8 x 10')).toBe('/product/10002?size=8x10');
  expect(addressOf('blue rug')).toBe('/product/10002');
});

test('near matches are suggested under their own title, without a link to all of them', async () => {
  const reader = createListingReader(sourceWith([7, 8], true).source);
  const { groups } = await findSuggestions(reader, { seed: 1 }, ' saree ', signal);
  expect(groups).toMatchObject([
    { title: 'Near matches', options: [{ to: '/product/7' }, { to: '/product/8' }] },
  ]);
});

test('an empty text suggests the categories, for which the server is not asked', async () => {
  const askServer = jest.fn();
  const { source } = sourceWith();
  source.catalogue = () =>
    Promise.resolve({ total: 1, isLarge: true, categories: [{ name: 'Rugs', summary: '', count: 1 }] });
  const { groups } = await findSuggestions(createListingReader(source), { seed: 1, askServer }, ' ', signal);
  expect(groups).toMatchObject([{ title: 'Categories', options: [{ label: 'Rugs' }] }]);
  expect(askServer).not.toHaveBeenCalled();
});
