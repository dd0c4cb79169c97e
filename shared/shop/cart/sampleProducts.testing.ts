import fc from 'fast-check';
import { addItem, emptyCart, type Cart } from './cart';

export const RUNS = { numRuns: 1_000 };

/** Generates products with few ids and options, so that products often share a line of the cart. */
export const product = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  title: fc.string({ minLength: 1 }),
  price: fc.nat({ max: 500_000 }),
  image: fc.constant(''),
  category: fc.constantFrom('Rugs', 'rugs', 'Handicraft Products', 'Rugs and more', ''),
  size: fc.constantFrom('', '5 x 7 ft', '8 x 10 ft'),
  color: fc.constantFrom('Standard', 'Madder'),
  material: fc.constantFrom('Handcrafted', 'Wool'),
});
export const units = fc.integer({ min: -50, max: 500 });
export const additions = fc.array(fc.tuple(product, units), { maxLength: 12 });

export function cartOf(added: readonly (readonly [Parameters<typeof addItem>[1], number])[]): Cart {
  return added.reduce((cart, [item, quantity]) => addItem(cart, item, quantity), emptyCart);
}

export const urli = {
  id: 30001,
  title: 'Brass Urli',
  price: 2450,
  image: '',
  category: 'Handicraft Products',
  size: '12 in',
  color: 'Standard',
  material: 'Handcrafted',
};
