import { compareAddress } from '../components/compare/compareAddress';
import { idsInAddress } from './idsInAddress';

const idsOf = (search: string) => idsInAddress(search, 3);

test('an address names products', () => {
  expect(compareAddress([10001, 30001])).toBe('/compare?ids=10001,30001');
  expect(compareAddress([])).toBe('/compare');
  expect(idsOf('?ids=10001,30001')).toEqual({
    ids: [10001, 30001],
    named: 2,
    invalid: 0,
    hasRepeated: false,
  });
});

test('a form sends the parameter once for each product', () => {
  expect(idsOf('?ids=10001&ids=30001').ids).toEqual([10001, 30001]);
});

test.each(['', '?ids=', '?ids=,%20,', '?other=10001'])('“%s” names no product', (search) => {
  expect(idsOf(search)).toMatchObject({ ids: [], named: 0 });
});

test('a repeated product is named once', () => {
  expect(idsOf('?ids=10001,10001,30001')).toMatchObject({ ids: [10001, 30001], named: 2, hasRepeated: true });
});

test.each(['abc', '0', '-1', '1e3', '10001.5', '9'.repeat(16), '<b>'])('%s is no product', (text) => {
  expect(idsOf(`?ids=10001,${encodeURIComponent(text)}`)).toMatchObject({ ids: [10001], invalid: 1 });
});

test('products beyond the limit are counted', () => {
  expect(idsOf('?ids=1,2,3,4,5')).toMatchObject({ ids: [1, 2, 3], named: 5 });
});
