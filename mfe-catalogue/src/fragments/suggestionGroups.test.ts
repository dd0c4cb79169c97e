import { cardOf } from '../catalogue/card';
import { suggestionGroups } from '../suggestions/findSuggestions';
import { productOf } from '../testing/productOf';

test('a suggested product links to the typed size', () => {
  const products = [cardOf(productOf({ id: 10002 }), () => undefined)];
  const found = { products, matches: 1, categories: [], makers: [], pages: [], unmatched: [] };
  const addressOf = (text: string) => suggestionGroups({ ...found, text })[0]?.options[0]?.to;
  expect(addressOf('blue rug 8 x 10')).toBe('/product/10002?size=8x10');
  expect(addressOf('blue rug')).toBe('/product/10002');
});
