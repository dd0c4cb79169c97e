import { linePrice } from './linePrice';
import { orderTotal } from './orderTotal';
import { cartOf, rug, urli } from './sampleLines.testing';

test('linePrice is in rupees, except for rugs', () => {
  expect(linePrice(urli)).toBe('₹2,450');
  expect(linePrice(rug)).toBe('Price on enquiry');
  expect(linePrice({ ...urli, category: 'RUGS' })).toBe('Price on enquiry');
});

test('orderTotal is a sum without rugs, and a dash with any', () => {
  expect(orderTotal(cartOf(urli, { ...urli, id: 2, price: 100, quantity: 30 }))).toBe('₹64,250');
  expect(orderTotal(cartOf(urli, rug))).toBe('—');
});
