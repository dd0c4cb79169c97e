import fc from 'fast-check';
import { pastedLines } from './pastedLines';

const read = (text: string) =>
  pastedLines(text).map(({ number, wanted: { article, size, quantity } }) => [
    number,
    article,
    size,
    quantity,
  ]);

test.each([
  ['tabs', 'TB-1\t30\t8 x 10 ft\nTB-2\t1,200'],
  ['semicolons', 'TB-1; 30; 8 x 10 ft\r\nTB-2;1 200'],
  ['commas', 'TB-1, 30, 8 x 10 ft\rTB-2, 1200'],
  ['commas and quotation marks', '"TB-1","30","8 x 10 ft"\n"TB-2","1,200"'],
  ['a size before the units', 'TB-1\t8 x 10 ft\t30\nTB-2\t\t1200'],
])('pastedLines reads lines with %s', (_, text) => {
  expect(read(text)).toEqual([
    [1, 'TB-1', '8 x 10 ft', 30],
    [2, 'TB-2', '', 1200],
  ]);
});

test('pastedLines reads a size that has a comma', () => {
  expect(read('TB-1, 30, Set of 4, 300 ml\nTB-1;Set of 6, 18 in;30')).toEqual([
    [1, 'TB-1', 'Set of 4, 300 ml', 30],
    [2, 'TB-1', 'Set of 6, 18 in', 30],
  ]);
});

test('pastedLines leaves out empty lines and a heading, and counts them', () => {
  expect(read('SKU\tQuantity\n\nTB-1\t30\n \nTB-2\t40\n')).toEqual([
    [3, 'TB-1', '', 30],
    [5, 'TB-2', '', 40],
  ]);
});

test.each([
  'TB-1',
  'TB-1, ',
  'TB-1, many',
  'TB-1, -5',
  'TB-1, 2.5',
  'TB-1, 0',
  'TB-1, 1e3',
  'TB-1, 9999999999999999',
])('pastedLines finds no units in “%s”', (line) =>
  expect(pastedLines(line)[0]?.wanted.quantity).toBeUndefined(),
);

test('pastedLines reads any text, at most 500 lines of it, and in time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      for (const { number, text: line } of pastedLines(text)) {
        expect(number).toBeGreaterThan(0);
        expect(text).toContain(line);
      }
    }),
  );
  const start = performance.now();
  expect(pastedLines(`${'"'.repeat(50_000)}1\n`.repeat(3) + 'TB-1, 30\n'.repeat(10_000))).toHaveLength(500);
  expect(performance.now() - start).toBeLessThan(2_000);
});
