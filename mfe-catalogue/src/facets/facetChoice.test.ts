import fc from 'fast-check';
import { type Facet, FACET_NAMES, type FacetName } from './facet';
import {
  chosenValues,
  countFacets,
  type FacetChoice,
  facetFilter,
  knownChoice,
  toggleFacet,
} from './facetChoice';

const VALUES = ['a', 'b', 'c'];
const facets: Facet[] = FACET_NAMES.map((name) => ({
  name,
  options: VALUES.map((value) => ({ value, label: value, count: 0 })),
}));

const anySome = (minLength: number) => fc.uniqueArray(fc.constantFrom(...VALUES), { minLength });
const recordOf = (minLength: number) =>
  fc.record(
    Object.fromEntries(FACET_NAMES.map((name) => [name, anySome(minLength)])) as Record<
      FacetName,
      fc.Arbitrary<string[]>
    >,
    {
      requiredKeys: [],
    },
  );
const anyProducts = fc.array(recordOf(0).map((values) => ({ facets: values })));
const anyChoice = recordOf(1).map((choice) => choice as FacetChoice);

test('a product passes if it has at least one chosen value of each facet', () => {
  const vase = { facets: { colour: ['blue', 'white'], material: ['clay'] } };
  expect(facetFilter({})(vase)).toBe(true);
  expect(facetFilter({ colour: ['red', 'blue'] })(vase)).toBe(true);
  expect(facetFilter({ colour: ['blue'], material: ['brass'] })(vase)).toBe(false);
  expect(facetFilter({ size: ['round'] })(vase)).toBe(false);
});

test('a count is the number of products that pass if the value is the only chosen one of its facet', () => {
  fc.assert(
    fc.property(anyProducts, anyChoice, (products, choice) => {
      for (const { name, options } of countFacets(facets, products, choice)) {
        for (const { value, count } of options) {
          expect(count).toBe(products.filter(facetFilter({ ...choice, [name]: [value] })).length);
        }
      }
    }),
  );
});

test('a choice is split into values that exist and values that do not', () => {
  expect(knownChoice(facets, { colour: ['a', 'plaid'], size: ['huge'], price: ['b'] })).toEqual({
    known: { colour: ['a'], price: ['b'] },
    unknown: { colour: ['plaid'], size: ['huge'] },
  });
});

test('toggling adds a value, and toggling again removes it', () => {
  const blue = { name: 'colour', value: 'blue' } as const;
  const both = toggleFacet({ colour: ['red'] }, blue);
  expect(both).toEqual({ colour: ['red', 'blue'] });
  expect(toggleFacet(both, blue)).toEqual({ colour: ['red'] });
});

test('a choice contains no facets without a chosen value', () => {
  expect(toggleFacet({ colour: ['red'], price: ['under-1000'] }, { name: 'colour', value: 'red' })).toEqual({
    price: ['under-1000'],
  });
});

test('all chosen values are listed in the order of the facets', () => {
  expect(chosenValues({ price: ['under-1000'], colour: ['red', 'blue'] })).toEqual([
    { name: 'colour', value: 'red' },
    { name: 'colour', value: 'blue' },
    { name: 'price', value: 'under-1000' },
  ]);
});
