import { productOf } from '../testing/productOf';
import { cartItemOf } from './cartItemOf';

const vase = productOf({ id: 30001, name: 'Vase', price: 1250 });

test('the selected size sets size and price', () => {
  expect(cartItemOf(vase, { size: '10 in', amount: 1680 }, '/vase.webp')).toEqual({
    id: 30001,
    title: 'Vase',
    price: 1680,
    image: '/vase.webp',
    category: 'Handicraft Products',
    size: '10 in',
    color: 'White',
    material: 'Clay',
  });
});

test('the dimensions in which it is made go along with the chosen size, where they are given (§3)', () => {
  const rug = productOf({ id: 10001, dimensionsAvailable: ['5 x 7 ft', 'Custom sizes to 12 x 18 ft'] });
  expect(cartItemOf(rug, { size: '5 x 7 ft', amount: 0 }, '')).toMatchObject({
    size: '5 x 7 ft',
    dimensions: '5 x 7 ft · Custom sizes to 12 x 18 ft',
  });
  expect(cartItemOf(vase, undefined, '')).not.toHaveProperty('dimensions');
});

test('without sizes it is Standard, at the base price (§4)', () => {
  expect(cartItemOf(vase, undefined, '')).toMatchObject({ size: 'Standard', price: 1250 });
});

test('colour and material have the defaults of §3', () => {
  expect(cartItemOf(productOf({ id: 1, specifications: {} }), undefined, '')).toMatchObject({
    color: 'Standard',
    material: 'Handcrafted',
  });
});
