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

test('without sizes it is Standard, at the base price (§4)', () => {
  expect(cartItemOf(vase, undefined, '')).toMatchObject({ size: 'Standard', price: 1250 });
});

test('colour and material have the defaults of §3', () => {
  expect(cartItemOf(productOf({ id: 1, specifications: {} }), undefined, '')).toMatchObject({
    color: 'Standard',
    material: 'Handcrafted',
  });
});
