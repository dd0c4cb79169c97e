import path from 'node:path';
import { readCatalogue } from './readCollection';
import type { RawItem } from './rawItem';
import { measureIn, tradeFactsOf } from './tradeFactsOf';
import type { TradeRules } from './tradeRules';

const terms = { sample: 'One piece', packing: 'In straw' };
const knotted = {
  ...terms,
  hsn: '5701',
  weaving: { from: 12, to: 20 },
  looms: 13,
  gramsPerSquareMetre: { base: 900, knot: 4, millimetre: 220 },
  foundationMillimetres: 3,
};
const rules: TradeRules = {
  country: { name: 'India', code: 'IN' },
  rugs: { 'Hand Knotted': knotted },
  crafts: {
    pottery: { ...terms, making: { from: 4, to: 6 }, hsn: '6913', isInStock: true, padding: 6, inner: 2 },
  },
};

const CRAFTS = {};
const RUGS = { hasRugs: true };

const item = (part: Partial<RawItem>): RawItem => ({
  id: 30001,
  name: 'Vase',
  price: [{ size: '8 in', amount: 1250 }],
  image: [],
  description: 'A vase.',
  details: [],
  tags: [],
  SKU: 'S',
  trade: { kind: 'pottery', units: { '8 in': { grams: 570, cm: [13, 13, 20] } } },
  ...part,
});
const rug = (part: Partial<RawItem> = {}): RawItem => ({
  ...item({}),
  id: 10001,
  price: [{ size: '9 x 12 ft', amount: 1 }],
  weavingTechnique: 'Hand Knotted ',
  details: ['Knots: 324 to the square inch', 'Pile height: 4 mm'],
  trade: {},
  ...part,
});

test('a product has the trade data of its kind, replaced by its own', () => {
  expect(tradeFactsOf(item({}), CRAFTS, rules)).toMatchObject({
    isInStock: true,
    hsn: '6913',
    making: { from: 4, to: 6 },
    country: { name: 'India' },
  });
  const own = item({ stock: 'made to order', trade: { ...item({}).trade, hsn: '6907' } });
  expect(tradeFactsOf(own, CRAFTS, rules)).toMatchObject({ isInStock: false, hsn: '6907' });
});

test('the weight of a rug follows from area, knots and pile', () => {
  const [unit] = tradeFactsOf(rug(), RUGS, rules).units;
  expect(unit).toMatchObject({ size: '9 x 12 ft', cm: [274, 366], kg: 30.8, perParcel: 1 });
});

test('25 rugs are on the looms longer in larger sizes, and one after another without enough looms', () => {
  const price = ['4 x 6 ft', '6 x 9 ft', '9 x 12 ft'].map((size) => ({ size, amount: 1 }));
  const woven = (trade: NonNullable<RawItem['trade']>) => tradeFactsOf(rug({ price, trade }), RUGS, rules);
  const { making, units } = woven({ looms: 25 });
  expect(making).toEqual({ from: 12, to: 20 });
  expect(units.map(({ weeks }) => weeks)).toEqual([12, 15, 20]);
  expect(woven({}).making).toEqual({ from: 24, to: 40 });
  expect(woven({ weaving: { from: 2, to: 3 }, looms: 9 }).units.map(({ weeks }) => weeks)).toEqual([6, 6, 9]);
  expect(tradeFactsOf(rug(), RUGS, rules).units[0]).not.toHaveProperty('weeks');
});

test('the trade of a rug is not that of other products', () => {
  expect(() => tradeFactsOf(rug({ trade: { making: { from: 1, to: 2 } } }), RUGS, rules)).toThrow(
    'Product 10001: trade of a rug has "weaving" instead of "making"',
  );
  const vase = item({ trade: { ...item({}).trade, looms: 2 } });
  expect(() => tradeFactsOf(vase, CRAFTS, rules)).toThrow(
    'Product 30001: only the trade of rugs has "weaving" and "looms"',
  );
});

test('the mean of a range of pile heights is used', () => {
  expect(measureIn(['Pile height: 9 to 13 mm'], /^Pile height:/)).toBe(11);
  expect(measureIn([], /^Pile height:/)).toBeUndefined();
});

test.each([
  ['an unknown kind', item({ trade: { kind: 'glass' } }), /Product 30001: trade\.json has no kind "glass"/],
  ['a size without measures', item({ trade: { kind: 'pottery' } }), /Product 30001: .*lacks the size "8 in"/],
  [
    'measures of a size that is not sold',
    item({ price: [] }),
    /Product 30001: trade\.units has "8 in", which is not sold/,
  ],
  [
    'a flat piece that is not folded',
    item({ trade: { kind: 'pottery', units: { '8 in': { grams: 9, cm: [13, 13] } } } }),
    /Product 30001: "8 in" is flat/,
  ],
])('%s is rejected, naming the id of the product', (_, faulty, message) => {
  expect(() => tradeFactsOf(faulty, CRAFTS, rules)).toThrow(message);
});

test.each([
  ['without a thickness', { details: ['Knots: 324'] }, /Product 10001: details lack "Pile height"/],
  ['without knots', { details: ['Pile height: 4 mm'] }, /Product 10001: details lack "Knots"/],
  ['in inches', { price: [{ size: '9 in', amount: 1 }] }, /Product 10001: the size "9 in" is not in feet/],
  ['without a technique', { weavingTechnique: null }, /Product 10001: trade\.json has no kind ""/],
])('a rug %s is rejected, naming its id', (_, part, message) => {
  expect(() => tradeFactsOf(rug(part), RUGS, rules)).toThrow(message);
});

describe('the products of the shop', () => {
  const { products } = readCatalogue(path.join(__dirname, '../collection'));

  test('all have trade data with measurements of every size', () => {
    expect(products).not.toHaveLength(0);
    for (const { id, sizes, trade } of products) {
      expect([id, trade?.units.map(({ size }) => size)]).toEqual([id, sizes.map(({ size }) => size)]);
    }
  });

  test('have the weights of their details', () => {
    const stated = products.flatMap(({ id, features, trade }) => {
      const [, amount, unit, size] =
        /^Weight: about ([\d.]+) (g|kg) at (.+)$/.exec(
          features.find((text) => text.startsWith('Weight')) ?? '',
        ) ?? [];
      if (!amount) return [];
      const kg = trade?.units.find(
        (measured) => measured.size.startsWith(size ?? '') || size?.startsWith(measured.size),
      )?.kg;
      return [[id, Number(amount) * (unit === 'kg' ? 1 : 0.001), kg]];
    });
    expect(stated.length).toBeGreaterThan(20);
    for (const [id, said, measured] of stated)
      expect([id, measured]).toEqual([id, expect.closeTo(Number(said), 6)]);
  });

  test('have the weights of their stories and descriptions', () => {
    const unit = (id: number, size: string) =>
      products.find((product) => product.id === id)?.trade?.units.find((each) => each.size === size);
    const perSquareMetre = (id: number, size: string) => {
      const { kg = 0, cm: [width = 0, length = 0] = [] } = unit(id, size) ?? {};
      return kg / (width * length * 0.0001);
    };
    // The text of this rug mentions 'Weight, thirty-one kilos' for 9 x 12 ft.
    expect(Math.round(unit(10016, '9 x 12 ft')?.kg ?? 0)).toBe(31);
    // The texts mention 'Close to a kilogram and a half per square metre' and 'about 1.6 kg to the square metre'.
    expect(perSquareMetre(10009, '8 x 10 ft')).toBeCloseTo(1.5, 1);
    expect(perSquareMetre(10023, '8 x 10 ft')).toBeCloseTo(1.6, 1);
  });

  test('have parcels that two people can carry, unless a single unit is heavier', () => {
    for (const { id, trade } of products) {
      for (const { perParcel, parcelKg } of trade?.units ?? []) {
        expect([id, perParcel > 1 && parcelKg > 33]).toEqual([id, false]);
      }
    }
  });
});
