import { anOrder } from '../testing/anOrder';
import { returnLetter } from './returnLetter';

test('the letter names the order, its lines with their sizes, and the shopper', () => {
  const [urli] = anOrder().items;
  const order = anOrder({ items: [urli!, { ...urli!, name: 'Brass\nDiya', quantity: 1200 }] });
  const { subject, body } = returnLetter(order, [{ size: '12 in (30 cm)' }], 'Meera Rao');
  expect(subject).toBe('Return of order TB-1');
  expect(body).toContain('goods of order TB-1 of 6 March 2026.');
  expect(body).toContain('Brass Urli, 12 in (30 cm)\n  ordered: 25\n  to return: \n');
  expect(body).toContain('Brass Diya\n  ordered: 1,200\n');
  expect(body).toMatch(/\n\nMeera Rao\n$/);
});
