import { productOf, tradeOf } from '../testing/productOf';
import { compareLines } from './compareLines';

const vase = productOf({ id: 1, price: 900, trade: tradeOf(), features: ['Certification: GI tag'] });
const bowl = productOf({ id: 2, price: 1200, trade: tradeOf({ hsn: '6912' }) });

const line = (label: string) => compareLines([vase, bowl]).find((each) => each.label === label);

test('lines whose values differ are marked', () => {
  expect(line('Price')).toEqual({ label: 'Price', values: ['₹900', '₹1,200'], differs: true });
  expect(line('HSN code')).toEqual({ label: 'HSN code', values: ['6913', '6912'], differs: true });
  expect(line('Material')).toEqual({ label: 'Material', values: ['Clay', 'Clay'], differs: false });
});

test('a value of only one product is a difference', () => {
  expect(line('Certificates')).toEqual({ label: 'Certificates', values: ['GI tag', ''], differs: true });
});

test('lines without a value are omitted', () => {
  expect(line('Pile height')).toBeUndefined();
  expect(line('Sizes')).toBeUndefined();
});

test('the weight is a range over all sizes', () => {
  expect(line('Weight')?.values).toEqual(['0.57 to 1.30 kg', '0.57 to 1.30 kg']);
});

test('rugs have no prices, and can be compared without trade data', () => {
  const rug = productOf({ id: 3, category: 'Rugs', features: ['Pile height: 9 mm'] });
  const lines = compareLines([rug, vase]);
  expect(lines.find(({ label }) => label === 'Price')?.values[0]).toBe('Price on request');
  expect(lines.find(({ label }) => label === 'Pile height')?.values).toEqual(['9 mm', '']);
});
