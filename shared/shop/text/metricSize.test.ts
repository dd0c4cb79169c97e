import { metricSize, withCentimetres } from './metricSize';

test.each([
  ['8 x 10 ft', '244 × 305 cm'],
  ['2.5 x 8 ft', '76 × 244 cm'],
  ['12 in', '30 cm'],
  ['11 x 15 in, framed', '28 × 38 cm'],
  ['Pair, 4 and 6 in', '10 and 15 cm'],
  ['Set of 5, 3 to 7 in', '8 to 18 cm'],
  ['24 in wide', '61 cm'],
  ['Round, 6 ft and 8 ft', '183 and 244 cm'],
])('%s is %s', (size, metric) => {
  expect(metricSize(size)).toBe(metric);
});

test.each(['Standard', 'Set of 3', '1.5 litre', 'Pair, 300 ml', '6 rings', ''])(
  'the size “%s” has no centimetres',
  (size) => {
    expect(withCentimetres(size)).toBe(size);
  },
);

test('centimetres follow the size in feet or inches', () => {
  expect(withCentimetres('8 x 10 ft')).toBe('8 x 10 ft (244 × 305 cm)');
});
