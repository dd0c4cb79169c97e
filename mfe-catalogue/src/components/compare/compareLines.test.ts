import { productOf, tradeOf } from '../../testing/productOf';
import { compareLines } from './compareLines';

const sizes = [{ size: '12 in', amount: 900 }];
const vase = productOf({ id: 1, price: 900, sizes, trade: tradeOf(), features: ['Certification: GI tag'] });
const bowl = productOf({ id: 2, price: 1200, trade: tradeOf({ hsn: '6912' }) });

const line = (label: string) => compareLines([vase, bowl]).find((each) => each.label === label);

test('lines whose values differ are marked', () => {
  expect(line('Price')).toEqual({ label: 'Price', values: [['₹900'], ['₹1,200']], differs: true });
  expect(line('HSN code')).toEqual({ label: 'HSN code', values: [['6913'], ['6912']], differs: true });
  expect(line('Material')).toEqual({ label: 'Material', values: [['Clay'], ['Clay']], differs: false });
});

test('a value of only one product is a difference', () => {
  expect(line('Certificates')).toEqual({ label: 'Certificates', values: [['GI tag'], []], differs: true });
});

test('lines without a value are omitted', () => {
  expect(line('Pile height')).toBeUndefined();
  expect(line('Care')).toBeUndefined();
});

test('price, lead time and packing come first', () => {
  const labels = compareLines([vase, bowl]).map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(['Price', 'Availability', 'Packing']);
});

test('a rug without a pile says so', () => {
  const pile = productOf({ id: 4, isRug: true, features: ['Pile height: 9 mm', 'Knots: 120'] });
  const kilim = productOf({ id: 5, isRug: true, features: ['Thickness: 4 mm'] });
  const values = (label: string) => compareLines([pile, kilim]).find((each) => each.label === label)?.values;
  expect(values('Pile height')).toEqual([['9 mm'], ['none: flat weave']]);
  expect(values('Knots')).toEqual([['120'], ['none: flat weave']]);
});

test('sizes are in inches and centimetres, and weights a range over all sizes', () => {
  expect(line('Sizes')?.values).toEqual([['12 in (30 cm)'], []]);
  expect(line('Weight')?.values).toEqual([['0.57 to 1.30 kg'], ['0.57 to 1.30 kg']]);
});

test('the packing names units, measures and weight of a carton, or of a bale', () => {
  const rug = productOf({ id: 3, isRug: true, trade: tradeOf({ packing: 'Rolled' }) });
  const packing = compareLines([vase, rug]).find(({ label }) => label === 'Packing');
  expect(packing?.values).toEqual([
    [
      'Floated in straw',
      '8 in: 8 in a carton of 52 × 38 × 27 cm, 4.1 kg',
      '12 in: 2 in a carton of 52 × 38 × 27 cm, 4.1 kg',
    ],
    [
      'Rolled',
      '8 in: 8 in a bale of 52 × 38 × 27 cm, 4.1 kg',
      '12 in: 2 in a bale of 52 × 38 × 27 cm, 4.1 kg',
    ],
  ]);
});

test('rugs have no prices, and can be compared without trade data', () => {
  const rug = productOf({
    id: 3,
    category: 'Rugs',
    features: ['Pile height: 9 mm', 'Care: Turn it; Air it'],
  });
  const lines = compareLines([rug, vase]);
  const values = (label: string) => lines.find((each) => each.label === label)?.values;
  expect(values('Price')?.[0]).toEqual(['Price on request']);
  expect(values('Pile height')).toEqual([['9 mm'], []]);
  expect(values('Care')).toEqual([['Turn it', 'Air it'], []]);
});
