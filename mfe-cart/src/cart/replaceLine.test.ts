import { priceListOf } from './catalogueRecords.testing';
import { replaceLine, sizedLine } from './replaceLine';
import { cartOf, rug, urli } from './sampleLines.testing';

const sizes = [
  { size: '12 in', amount: 2450 },
  { size: '18 in', amount: 5200 },
];
const { id, title: name, category, price } = urli;
const prices = priceListOf([{ id, name, category, price, sizes }]);

test('replaceLine changes the size of a line at its index, and keeps its quantity', () => {
  const changed = sizedLine(prices.get(urli.id)!, '18 in');
  const gone = { ...urli, size: '99 in', quantity: 60 };
  expect(replaceLine(cartOf(gone, rug), gone, changed)).toEqual(cartOf({ ...changed, quantity: 60 }, rug));
  expect(replaceLine(cartOf(rug, gone, { ...changed, quantity: 30 }), gone, changed)).toEqual(
    cartOf(rug, { ...changed, quantity: 90 }),
  );
  expect(replaceLine(cartOf(rug), gone, changed)).toEqual(cartOf(rug));
});
