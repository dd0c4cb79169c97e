import { declaredQuery } from './declaredQuery';

test.each([
  ['?utm=1&q=red&page=2', ['q', 'page'], '?q=red&page=2'],
  ['?page=2&q=red', ['q', 'page'], '?q=red&page=2'],
  ['?colour=red&q=vase&colour=blue&colour=red', ['q', 'colour'], '?q=vase&colour=red&colour=blue'],
  ['?q=%E0%A4%A6%20%26', ['q'], '?q=%E0%A4%A6+%26'],
  ['?utm=1', [], ''],
  ['', ['q'], ''],
  ['?utm=1', undefined, '?utm=1'],
])('of %s, only the parameters %j remain: %s', (search, declared, expected) => {
  expect(declaredQuery(search, declared)).toBe(expected);
});
