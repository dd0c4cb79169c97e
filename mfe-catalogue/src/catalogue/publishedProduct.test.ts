import { productOf } from '../testing/productOf';
import { publishedProduct } from './publishedProduct';

const sizes = [
  { size: '5 x 7 ft', amount: 40_250 },
  { size: '8 x 10 ft', amount: 92_000 },
];
const priced = productOf({ id: 1, price: 40_250, originalPrice: 50_000, sizes });

test('a rug is published with its sizes and without any amount', () => {
  const rug = publishedProduct({ ...priced, category: ' RUGS ' });
  expect(rug).toMatchObject({ price: 0, sizes: [{ size: '5 x 7 ft' }, { size: '8 x 10 ft' }] });
  expect(JSON.stringify(rug)).not.toMatch(/40250|92000|50000/);
});

test('other products are published unchanged', () => expect(publishedProduct(priced)).toBe(priced));
