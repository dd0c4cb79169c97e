import fc from 'fast-check';
import { productOf } from '../testing/productOf';
import { similarity } from './similarity';
import { neighboursOf } from './neighbours';

const anyProduct = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  category: fc.constantFrom('Rugs', 'Handicraft Products', 'Handicraft Items'),
  tags: fc.uniqueArray(fc.constantFrom('blue', 'wool', 'brass', 'vase', 'lamp'), { maxLength: 3 }),
  region: fc.constantFrom('A, Jaipur', 'B, Jaipur', 'C, Agra'),
});
const anyProducts = fc
  .uniqueArray(anyProduct, { selector: ({ id }) => id, minLength: 1, maxLength: 40 })
  .map((parts) => parts.map(productOf));

test('a product is not its own neighbour, and no product is in both lists', () => {
  fc.assert(
    fc.property(anyProducts, (products) => {
      const [product] = products;
      const { related, recommended } = neighboursOf(product!, products);
      const ids = [...related, ...recommended].map(({ id }) => id);
      expect(ids).not.toContain(product!.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(related.every(({ category }) => category === product!.category)).toBe(true);
    }),
  );
});

test('similarity is symmetric', () => {
  fc.assert(
    fc.property(anyProduct, anyProduct, (a, b) => {
      expect(similarity(productOf(a), productOf(b))).toBe(similarity(productOf(b), productOf(a)));
    }),
  );
});

test('the most similar products come first', () => {
  const vase = productOf({ id: 1, tags: ['blue pottery', 'vase'] });
  const bowl = productOf({ id: 2, tags: ['blue pottery'] });
  const toy = productOf({ id: 3, tags: ['toy'] });
  const jug = productOf({ id: 4, tags: ['blue pottery', 'vase', 'jug'] });
  expect(neighboursOf(vase, [vase, bowl, toy, jug]).related.map(({ id }) => id)).toEqual([4, 2, 3]);
});

test('recommended products come from other categories, if there are any', () => {
  const [rug, vase, toy] = [
    productOf({ id: 1, category: 'Rugs' }),
    productOf({ id: 2 }),
    productOf({ id: 3 }),
  ];
  expect(neighboursOf(rug, [rug, vase, toy]).recommended.map(({ id }) => id)).toEqual([2, 3]);
  const many = Array.from({ length: 20 }, (_, index) => productOf({ id: index + 1 }));
  const { related, recommended } = neighboursOf(many[0]!, many);
  expect([related.length, recommended.length]).toEqual([12, 7]);
});
