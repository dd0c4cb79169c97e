import { chosenValues, toggleFacet } from './chooseFacet';

test('a value is added to a choice, and removed again', () => {
  const blue = { name: 'colour', value: 'blue' } as const;
  const both = toggleFacet({ colour: ['red'] }, blue);
  expect(both).toEqual({ colour: ['red', 'blue'] });
  expect(toggleFacet(both, blue)).toEqual({ colour: ['red'] });
});

test('a facet without a chosen value is no part of the choice', () => {
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
