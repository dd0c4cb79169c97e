import * as v from 'valibot';
import { productIdSchema } from './productId';

const idOf = (id: unknown) => v.safeParse(productIdSchema, id);

test.each([1, 10_001, 'blue-vase', 'vase-2', '3d'])('%j names a product', (id) => {
  const { success, output } = idOf(id);
  expect(success).toBe(true);
  expect(String(output)).toMatch(/^[1-9]\d{0,14}$/);
  expect(output).toBe(idOf(id).output);
});

test('a number stays, and different handles have different numbers', () => {
  expect(idOf(10_001).output).toBe(10_001);
  expect(idOf('blue-vase').output).not.toBe(idOf('blue-vases').output);
});

test.each([0, -1, 1.5, '', '12', 'Blue vase', 'a--b', null])('%j names no product', (id) =>
  expect(idOf(id).success).toBe(false),
);
