import fc from 'fast-check';
import { parsePriceList } from '../cart/priceList';
import { articlesOf } from './answerLine';
import { answerCells, pastedLines } from './pastedLines';
import { published } from './samplePrices.testing';

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

test('pastedLines divides a line without tabs and semicolons by commas', () => {
  expect(read('TB-1, 30, Set of 4, 300 ml')).toEqual([[1, 'TB-1', '30', 'Set of 4', '300 ml']]);
});

test('pastedLines skips empty lines and a heading, but counts them', () => {
  expect(read('SKU\tQuantity\n\nTB-1\t30\n \nTB-2\t40\n')).toEqual([
    [3, 'TB-1', '30'],
    [5, 'TB-2', '40'],
  ]);
});

test('pastedLines reads an article in digits of any script', () => {
  expect(read('३०००१\t३०')).toEqual([[1, '३०००१', '३०']]);
});

test('pastedLines reads at most 500 lines of any text, in less than two seconds', () => {
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

const mugs = {
  id: 30003,
  name: 'Garden Mugs',
  category: 'Handicraft Products',
  price: 780,
  sizes: ['Set of 4, 300 ml', 'Set of 6', '10 in', '12 in'].map((size) => ({ size, amount: 780 })),
};
const find = articlesOf(parsePriceList([...published, mugs]));
const said = (line: string) => pastedLines(line).map(({ cells }) => answerCells(cells, find).text)[0];

test.each([
  '30001\t30\t10 in',
  '30001, 30, 10 in',
  '30001;10 in;30',
  '30001, 30',
  '30001\t30 pcs',
  '30001\t30.00\t\t10 inches',
  '३०००१\t३०\t१० in',
  '30001, 30, for Pune',
  '30001, 30, 10 in, for Pune',
  '30001\t30\t10 in\tfor PO 4711, urgent',
  '30001, 30, for PO 4711',
  '30001\tblue\t30\tStandard',
])('“%s” orders 30 vases', (line) => expect(said(line)).toBe('Blue Pottery Vase, 10 in: 30 units'));

test.each([
  ['30002, 1200, for Pune', 'Sheesham Bowls: 1200 units'],
  ['30002\t1,200 units', 'Sheesham Bowls: 1200 units'],
  ['30003, 30, Set of 4, 300 ml', 'Garden Mugs, Set of 4, 300 ml: 30 units'],
  ['30003, Set of 4, 300 ml, 30, for Pune', 'Garden Mugs, Set of 4, 300 ml: 30 units'],
  ['30003, for Pune, set of 6, 30', 'Garden Mugs, Set of 6: 30 units'],
  ['30003, 30, 10', 'Garden Mugs, 10 in: 30 units'],
])('“%s” orders %s', (line, expected) => expect(said(line)).toBe(expected));

test.each([
  ['30001\t30,00\t10 in', '30,00'],
  ['30001\t30,00', '30,00'],
  ['30001\t30 50\t10 in', '30 50'],
  ['30001\t10 x 12', '10 x 12'],
  ['30001, 1,200, 10 in', '1, 200'],
  ['30001, 30,00', '30, 00'],
  ['30001\t30\t1680', '30, 1680'],
  ['30001, many, 10 in', 'many'],
  ['30001\t-5', '-5'],
  ['30001, 0', '0'],
  ['30001, 9999999999999999', '9999999999999999'],
])('“%s” is refused: “%s” is not a quantity', (line, quantity) =>
  expect(said(line)).toBe(
    `Blue Pottery Vase: “${quantity}” is not a quantity. Type a whole number, 25 or more.`,
  ),
);

test.each([
  ['30001, 30, 12 in', 'Blue Pottery Vase does not come in 12 in. '],
  ['30001, 30, size 12 in, for Pune', 'Blue Pottery Vase does not come in size 12 in. '],
  ['30001\t30\tSet of 4', 'Blue Pottery Vase does not come in Set of 4. '],
  ['30002\t30\t10 in', 'Sheesham Bowls comes in one size only, not in 10 in.'],
  ['10001, 30, 3 x 3 ft, for Pune', 'Gulnar Medallion Rug does not come in 3 x 3 ft. '],
  ['10001, 30, 5x7, 8x10', 'Gulnar Medallion Rug does not come in 5x7, 8x10. '],
  ['30003, 30, 10, 12 in', 'Garden Mugs does not come in 10, 12 in. '],
  ['10001, 30, for Pune', 'Gulnar Medallion Rug comes in several sizes. '],
  ['30001, ', 'Blue Pottery Vase: the number of units is missing.'],
  ['30001', 'Blue Pottery Vase: the number of units is missing.'],
  ['TB-NO, 30, for Pune', 'We have no product “TB-NO”.'],
])('“%s” is refused: %s', (line, expected) => expect(said(line)).toContain(expected));

test('a pasted line orders only a number of units that one of its cells contains', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '30',
      '1,200',
      '30,00',
      '30.00',
      '10 in',
      '10',
      '12 in',
      'Set of 4',
      '300 ml',
      'for Pune',
    ),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789,. x')), maxLength: 8 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('10001', '30001', '30002', '30003'),
      fc.array(cell, { maxLength: 30 }),
      (article, cells) => {
        const answer = answerCells([article, ...cells], find);
        if (!answer.item || answer.text.includes('raised')) return;
        const written = cells.map((each) => each.trim().replaceAll(',', '').replace(/\.0*$/, ''));
        expect(written.map((each) => each.replace(/^0+/, ''))).toContain(String(answer.item.quantity));
      },
    ),
    { numRuns: 5_000 },
  );
});
