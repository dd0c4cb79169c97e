import { priceListOf } from './catalogueRecords.testing';
import { published } from '../lines/samplePrices.testing';
import { filledQuantity, packOf } from './pack';
import { leadTime } from './leadTime';
import { palletsOf, shipmentFacts } from './shipment';

const [rug, vase, bowls] = published;
const trade = { hsn: '6913', isInStock: true, making: { from: 4, to: 6 } };
const prices = priceListOf([
  {
    ...rug,
    isRug: true,
    sizes: [
      { size: '5 x 7 ft', amount: 0 },
      { size: '8 x 10 ft', amount: 0, pack: { units: 1, kg: 30, m3: 0.15 } },
    ],
    trade: { ...trade, isInStock: false, making: { from: 12, to: 20 } },
  },
  { ...vase, sizes: [{ size: '10 in', amount: 1680, pack: { units: 12, kg: 18, m3: 0.12 } }], trade },
  bowls,
]);
const line = (id: number, size: string, quantity: number) => ({ id, size, quantity });
const rugs = line(10001, '8 x 10 ft', 25);
const DISPATCH_TIME = '48 hours';
const factsOf = (...lines: (typeof rugs)[]) => factsWith(DISPATCH_TIME, ...lines);
const factsWith = (dispatchTime: string | undefined, ...lines: (typeof rugs)[]) =>
  Object.fromEntries(
    shipmentFacts(lines, prices, dispatchTime).map(({ label, value, note }) => [
      label,
      `${value} ${note}`.trim(),
    ]),
  );

test('a cart has cartons, bales, gross weight, volume and the longest lead time of its lines', () => {
  expect(factsOf(line(30001, '10 in', 30), rugs)).toEqual({
    Packing: '3 cartons, 25 bales',
    Pallets: 'about 1 120 × 100 cm, up to 110 cm high; bales are loaded without pallets',
    'Gross weight': 'about 795 kg',
    Volume: 'about 4.1 m³ fills 15 % of a 20-foot container',
    'Longest lead time': '12 to 20 weeks for 25 units: Gulnar Medallion Rug. Our quotation gives the date',
  });
});

test('counts, weight and volume of a large cart have separators', () => {
  expect(factsOf(line(30001, '10 in', 1_200_000))).toMatchObject({
    Packing: '1,00,000 cartons',
    'Gross weight': 'about 18,00,000 kg',
    Volume: 'about 12,000 m³ needs 429 containers of 20 feet',
  });
});

test.each([
  [2_784, 'about 27.8 m³ fills 100 % of a 20-foot container'],
  [2_808, 'about 28.1 m³ needs 2 containers of 20 feet'],
])('%i units of 12 in 0.12 m³ have the volume: %s', (quantity, volume) => {
  expect(factsOf(line(30001, '10 in', quantity))).toMatchObject({ Volume: volume });
});

test.each([
  ['by volume', 96, 'about 1'],
  ['by volume', 108, 'about 2'],
  ['by volume, in thousands', 120_000, 'about 1,239'],
])('pallets are counted %s: %i units', (_, quantity, pallets) => {
  expect(factsOf(line(30001, '10 in', quantity)).Pallets).toBe(`${pallets} 120 × 100 cm, up to 110 cm high`);
});

test('heavy cartons need pallets by their weight, and bales none', () => {
  expect(palletsOf({ m3: 0.5, kg: 2_500 })).toBe(2.5);
  expect(factsOf(rugs)).not.toHaveProperty('Pallets');
});

test('the minimum order of a product in stock leaves within 48 hours, a larger one is made', () => {
  expect(leadTime(line(30001, '10 in', 25), prices.get(30001), DISPATCH_TIME)).toBe('within 48 hours');
  expect(leadTime(line(30001, '10 in', 26), prices.get(30001), DISPATCH_TIME)).toBe(
    '4 to 6 weeks for 25 units',
  );
  expect(factsOf(line(30001, '10 in', 25))['Longest lead time']).toBe('within 48 hours');
});

test('without a dispatch time, only the lead time of what is made is stated', () => {
  const inStock = line(30001, '10 in', 25);
  expect(leadTime(inStock, prices.get(30001), undefined)).toBe('');
  expect(leadTime(line(30001, '10 in', 26), prices.get(30001), undefined)).toBe('4 to 6 weeks for 25 units');
  expect(factsWith(undefined, inStock)).not.toHaveProperty('Longest lead time');
});

test('a product without published packing is counted as missing, and a cart of such products has no facts', () => {
  expect(factsOf(line(30001, '10 in', 24), line(30002, 'Standard', 25))).toMatchObject({
    Packing: '2 cartons without 1 product: we quote the packing',
    'Gross weight': 'about 36 kg',
  });
  expect(factsOf(line(30002, 'Standard', 25), line(10001, '5 x 7 ft', 25))).toEqual({});
});

test.each([
  [25, 36],
  [36, 48],
])('%i units fill whole cartons of 12 at %i', (quantity, filled) => {
  const pack = packOf({ id: 30001, size: 'Standard' }, prices);
  expect(pack && filledQuantity(quantity, pack)).toBe(filled);
});
