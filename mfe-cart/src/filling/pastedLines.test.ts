import fc from 'fast-check';
import { pastedLines } from './pastedLines';

const read = (text: string) => pastedLines(text).map(({ line, cells }) => [line, ...cells]);

test.each([
  ['tabs', 'TB-1\t30\t8 x 10 ft\nTB-2\t1,200'],
  ['semicolons', 'TB-1; 30; 8 x 10 ft\r\nTB-2;1,200'],
  ['commas and quotation marks', '"TB-1","30","8 x 10 ft"\r"TB-2","1,200"'],
])('pastedLines reads lines with %s', (_, text) => {
  expect(read(text)).toEqual([
    [1, 'TB-1', '30', '8 x 10 ft'],
    [2, 'TB-2', '1,200'],
  ]);
});

test('pastedLines divides a line by commas that has nothing else', () => {
  expect(read('TB-1, 30, Set of 4, 300 ml')).toEqual([[1, 'TB-1', '30', 'Set of 4', '300 ml']]);
});

test('pastedLines leaves out empty lines and a heading, and counts them', () => {
  expect(read('SKU\tQuantity\n\nTB-1\t30\n \nTB-2\t40\n')).toEqual([
    [3, 'TB-1', '30'],
    [5, 'TB-2', '40'],
  ]);
});

test('pastedLines takes digits of any script for an article', () => {
  expect(read('३०००१\t३०')).toEqual([[1, '३०००१', '३०']]);
});

test('pastedLines reads any text, at most 500 lines of it, and in time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      for (const { line, text: content } of pastedLines(text)) {
        expect(line).toBeGreaterThan(0);
        expect(text).toContain(content);
      }
    }),
  );
  const start = performance.now();
  expect(pastedLines(`${'"'.repeat(50_000)}1\n`.repeat(3) + 'TB-1, 30\n'.repeat(10_000))).toHaveLength(500);
  expect(performance.now() - start).toBeLessThan(2_000);
});
