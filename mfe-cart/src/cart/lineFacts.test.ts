import { lineFacts, linePrice, orderTotal } from './lineFacts';
import { cartOf, rug, urli } from './sampleLines.testing';

test('lineFacts lists size, colour and material', () => {
  expect(lineFacts(urli)).toEqual([
    { label: 'Size', value: '12 in (30 cm)' },
    { label: 'Colour', value: 'Antique gold' },
    { label: 'Material', value: 'Brass' },
  ]);
});

test('lineFacts hides the colour Standard, the material Handcrafted and a size that was not chosen', () => {
  expect(lineFacts(rug)).toEqual([{ label: 'Size', value: '8 x 10 ft (244 × 305 cm)' }]);
  expect(lineFacts({ ...rug, size: '' })).toEqual([]);
});

test('lineFacts hides these defaults only in their own field', () => {
  expect(lineFacts({ size: 'Standard', color: 'Handcrafted', material: 'Standard' })).toHaveLength(3);
});

test('linePrice is in rupees, except for rugs', () => {
  expect(linePrice(urli)).toBe('₹2,450');
  expect(linePrice(rug)).toBe('Price on enquiry');
  expect(linePrice({ ...urli, category: 'RUGS' })).toBe('Price on enquiry');
});

test('orderTotal is a sum without rugs, and a dash with any', () => {
  expect(orderTotal(cartOf(urli, { ...urli, id: 2, price: 100, quantity: 30 }))).toBe('₹64,250');
  expect(orderTotal(cartOf(urli, rug))).toBe('—');
});
