import { readTradeQuantity } from './tradeQuantity';
import { visibleText } from '@tanabana/shop/text/visibleText';
import fc from 'fast-check';
import { priceListOf } from '../cart/catalogueRecords.testing';
import { answerText } from './answerText.testing';
import { productMatcher } from './productMatcher';
import { readRows } from './readRows';
import { published } from './samplePrices.testing';
import { splitQuantity } from './splitQuantity';

const read = (text: string) => readRows(text).map(({ line, cells }) => [line, ...cells]);

test.each([
  ['tabs', 'TB-1\t30\t8 x 10 ft\nTB-2\t1,200'],
  ['semicolons', 'TB-1; 30; 8 x 10 ft\r\nTB-2;1,200'],
  ['commas and quotation marks', '"TB-1","30","8 x 10 ft"\r"TB-2","1,200"'],
  ['commas and spaces', 'TB-1, 30, 8 x 10 ft\nTB-2, 1,200'],
  ['a byte order mark and empty columns', '\uFEFFTB-1\t30\t8 x 10 ft\t\t\r\nTB-2\t1,200\t\t'],
])('readRows reads lines with %s', (_, text) => {
  const [first, second] = read(text);
  expect(first).toEqual([1, 'TB-1', '30', '8 x 10 ft']);
  expect(second?.slice(0, 2)).toEqual([2, 'TB-2']);
  expect(String(second?.[2]).replace(',', '')).toBe('1200');
});

test.each([
  ['TB-1, 30, Set of 4, 300 ml', [[1, 'TB-1', '30', 'Set of 4', '300 ml']]],
  ['TB-1, "Set of 4, 300 ml", 30', [[1, 'TB-1', 'Set of 4, 300 ml', '30']]],
  [
    'TB-1,"for ""Taj""\nGoa",30\nTB-2,40',
    [
      [1, 'TB-1', 'for "Taj"\nGoa', '30'],
      [3, 'TB-2', '40'],
    ],
  ],
  [
    'TB-1,10",30\nTB-2,12",40',
    [
      [1, 'TB-1', '10"', '30'],
      [2, 'TB-2', '12"', '40'],
    ],
  ],
  [
    'TB-1\t"10 in\t30\nTB-2\t12\t40',
    [
      [1, 'TB-1', '"10 in', '30'],
      [2, 'TB-2', '12', '40'],
    ],
  ],
  [
    '3: TB-1, 30\n17:  TB-2, 40',
    [
      [3, 'TB-1', '30'],
      [17, 'TB-2', '40'],
    ],
  ],
  [
    'TB-1\t30\n\n \nTB-2\t40',
    [
      [1, 'TB-1', '30'],
      [4, 'TB-2', '40'],
    ],
  ],
])('readRows divides %j into cells', (text, rows) => expect(read(text)).toEqual(rows));

test('readRows reads any text, and loses no line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const plain = visibleText(text.replaceAll(/["\r]/g, ''));
      const lines = plain.split('\n').filter((line) => line.replaceAll(/[\s,;]/g, ''));
      expect(readRows(plain)).toHaveLength(lines.length);
      for (const { line } of readRows(text)) expect(line).toBeGreaterThanOrEqual(0);
    }),
  );
});

const mugs = {
  id: 30003,
  name: 'Garden Mugs',
  category: 'Handicraft Products',
  price: 780,
  sizes: ['Set of 4, 300 ml', 'Set of 6', '10 in', '12 in'].map((size) => ({ size, amount: 780 })),
};
const urlis = {
  id: 30004,
  name: 'Engraved Brass Urli',
  category: 'Handicraft Products',
  price: 2450,
  sizes: ['12 in', '16 in'].map((size) => ({ size, amount: 2450 })),
  sku: 'TB-MOR-URL-30004',
};
const tile = {
  ...urlis,
  id: 30005,
  name: 'Pottery Tile, Tree with Peacocks',
  sizes: [],
  sku: 'TB-JPR-TIL-30005',
};
const all = [...published, mugs, urlis, tile];
const products = productMatcher(all, ({ id }) => priceListOf(all).get(id));
const answers = (text: string) => answerText(text, products).lines;
const said = (line: string) => answers(line)[0]?.answer.text;

test('answerText answers 500 lines of a longer text in less than two seconds of processor time, and leaves the other lines in the field', () => {
  const start = process.cpuUsage();
  const long =
    `${'"'.repeat(50_000)}1\n`.repeat(3) + 'TB-NO, 30\n'.repeat(2_000) + '30001, 30\n'.repeat(8_000);
  const { lines, remaining, hasMore } = answerText(long, products);
  expect(lines).toHaveLength(500);
  expect(hasMore).toBe(true);
  expect(remaining.split('\n')).toHaveLength(10_003);
  expect(remaining).toContain('\n10003: 30001, 30');
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
});

test.each([
  '30001\t30\t10 in',
  '30001, 30, 10 in',
  '30001;10 in;30',
  '30001, 30',
  '30001\t30 pcs',
  '30001\t30.00\t\t10 inches',
  '३०००१\t३०\t१० in',
  '1\t30001\t30\t10 in',
  '2.\tTB-JPR-BLP-30001\t30',
  'TB JPR BLP 30001\t30',
  'Blue Pottery Vase\t30',
  'blue pottery vase 10 in; 30',
  '30\tBlue Pottery Vase\t10"',
  '30001,10",30',
  '30001\t25 cm\t30',
  '\u200E30001\t\u202D30\u202C\t10 in',
  'TB-JPR-\u200BBLP-30001, 30',
  'Blue\u00AD Pottery Vase\u200E, 30\u2069',
  '30 x Blue Pottery Vase, 10 in',
  '30 × Blue Pottery Vase (10 in)',
  '30 pcs Blue Pottery Vase',
  'Blue Pottery Vase 30 nos',
  'Blue Pottery Vase 10 in x 30',
  'Blue Pottery Vase (30 pcs.)',
  'Blue Pottery Vase, qty: 30',
  '30001, x 30',
  '30001 x 30',
  'TB-JPR-BLP-30001 × 30',
  '30 units of Blue Pottery Vase',
  '30 sets Blue Pottery Vase',
  '30001\t30,00\t10 in',
  '30001\t30,0',
])('“%s” orders 30 vases', (line) =>
  expect(said(line)).toMatch(/^Blue Pottery Vase, 10 in \(25 cm\)(?: for 25 cm)?: 30 units$/),
);

test.each([
  ['30001, 30, for Pune', 'Blue Pottery Vase, 10 in (25 cm): 30 units, note: for Pune'],
  ['30 x Pottery Tile, Tree with Peacocks', 'Pottery Tile, Tree with Peacocks: 30 units'],
  ['Pottery Tile, Tree with Peacocks, x 30', 'Pottery Tile, Tree with Peacocks: 30 units'],
  ['Pottery Tile, Tree with Peacocks x 30', 'Pottery Tile, Tree with Peacocks: 30 units'],
  ['30 x Blue Pottery Vase, 10 in, 1500', 'Blue Pottery Vase, 10 in (25 cm): 30 units, target price ₹1,500'],
  ['1, 30 x Blue Pottery Vase', 'Blue Pottery Vase, 10 in (25 cm): 30 units'],
  ['3 dozen Blue Pottery Vase', 'Blue Pottery Vase, 10 in (25 cm): 36 units'],
  ['10001, 30, 8 x 10', 'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 30 units'],
  ['Gulnar Medallion Rug 8 x 10, 30', 'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 30 units'],
  ['30 x Gulnar Medallion Rug 8 x 10', 'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 30 units'],
  ['30001, 30, send 20 pcs first', 'Blue Pottery Vase, 10 in (25 cm): 30 units, note: send 20 pcs first'],
  ['30001;30;1.250,75', 'Blue Pottery Vase, 10 in (25 cm): 30 units, target price ₹1,250.75'],
  ['30001;30;12,50 €', 'Blue Pottery Vase, 10 in (25 cm): 30 units, target price 12.50 €'],
  ['30001, 30, for PO 4711', 'Blue Pottery Vase, 10 in (25 cm): 30 units, note: for PO 4711'],
  [
    '30001\t30\t10 in\tfor PO 4711, urgent',
    'Blue Pottery Vase, 10 in (25 cm): 30 units, note: for PO 4711, urgent',
  ],
  ['30001\tblue\t30\tStandard', 'Blue Pottery Vase, 10 in (25 cm): 30 units, note: blue'],
  ['30002, 1200, for Pune', 'Sheesham Bowls: 1,200 units, note: for Pune'],
  ['30002\t1,200 units', 'Sheesham Bowls: 1,200 units'],
  ['30001, 1,200, 10 in', 'Blue Pottery Vase, 10 in (25 cm): 1,200 units'],
  ['30003, 30, Set of 4, 300 ml', 'Garden Mugs, Set of 4, 300 ml: 30 units'],
  ['30003, Set of 4, 300 ml, 30, for Pune', 'Garden Mugs, Set of 4, 300 ml: 30 units, note: for Pune'],
  ['30003, for Pune, set of 6, 30', 'Garden Mugs, Set of 6: 30 units, note: for Pune'],
  ['30003, 30, 10', 'Garden Mugs, 10 in (25 cm): 30 units'],
  ['Pottery Tile, Tree with Peacocks, 30', 'Pottery Tile, Tree with Peacocks: 30 units'],
  ['10001\t40\t244 x 305 cm', 'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm) for 244 x 305 cm: 40 units'],
  [
    '10001\t30\t8 x 10 ft\t85000',
    'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 30 units, target price ₹85,000',
  ],
  [
    '10001, 30, 8 x 10 ft, ₹ 85,000',
    'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 30 units, target price ₹ 85000',
  ],
  [
    '10001,30,8 x 10 ft,"85,000"',
    'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 30 units, target price ₹85,000',
  ],
  ['10001 | 30 | 8 x 10 ft', 'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 30 units'],
  ['30001;1200;₹ 950', 'Blue Pottery Vase, 10 in (25 cm): 1,200 units, target price ₹ 950'],
  [
    '30001\t30\t900/-\turgent',
    'Blue Pottery Vase, 10 in (25 cm): 30 units, target price ₹900/-, note: urgent',
  ],
])('“%s” orders %s', (line, expected) => expect(said(line)).toBe(expected));

test.each([
  ['30001\t1.200', '1.200'],
  ['30001\t30 50\t10 in', '30 50'],
  ['30001\t1,200,00', '1,200,00'],
  ['30001\t10 x 12', '10 x 12'],
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
  ['30001,1,200', '1', '200'],
  ['30001, 30,00', '30', '00'],
  ['30001,30,1680', '30', '1680'],
  ['30001\t1200\t950', '1200', '950'],
])('“%s” is refused: “%s” and “%s” may both be the number of units', (line, first, second) =>
  expect(said(line)).toContain(`“${first}” and “${second}” may both be the number of units.`),
);

test.each([
  ['30001, 30, 12 in', 'Blue Pottery Vase does not come in 12 in.'],
  ['30001, 30, size 12 in, for Pune', 'Blue Pottery Vase does not come in size 12 in.'],
  ['30001\t30\tSet of 4', 'Blue Pottery Vase does not come in Set of 4.'],
  ['30002\t30\t10 in', 'Sheesham Bowls comes in one size only, not in 10 in.'],
  ['10001, 30, 3 x 3 ft, for Pune', 'Gulnar Medallion Rug does not come in 3 x 3 ft.'],
  ['10001, 30, 5x7, 8x10', 'Gulnar Medallion Rug does not come in 5x7, 8x10.'],
  ['30003, 30, 10, 12 in', 'Garden Mugs does not come in 10, 12 in.'],
  ['10001, 30, for Pune', 'Gulnar Medallion Rug comes in several sizes.'],
  ['30001, ', 'Blue Pottery Vase, 10 in (25 cm): 25 units, the minimum'],
  ['30001', 'Blue Pottery Vase, 10 in (25 cm): 25 units, the minimum'],
  ['TB-NO, 30, for Pune', 'We could not match “TB-NO”.'],
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
        const answer = answers([article, ...cells].join('\t'))[0]?.answer;
        if (!answer?.item || /raised|the minimum/.test(answer.text)) return;
        const quantities = cells.flatMap((cell) => [
          cell,
          ...Object.values(splitQuantity(cell, () => false) ?? {}),
        ]);
        expect(quantities.map(readTradeQuantity)).toContain(answer.item.quantity);
      },
    ),
    { numRuns: 5_000 },
  );
});

const HEADED = {
  'in the usual order': 'SKU\tSize\tUnits\tTarget price\tNote\n10001\t8 x 10 ft\t30\t₹ 85,000\turgent',
  'in another order':
    'Remarks,Target price (INR),Qty.,Dimensions,Item\nurgent,"85,000",30,8x10,Gulnar Medallion Rug',
  'with line numbers, a second name, totals and other columns': [
    'Order of Hotel Taj,,,,,,,,',
    '"S. No.",Article No.,Product name,Size (cm),Unit,Quantity,Rate (INR),Amount,Note',
    '1,TB-BHD-MED-10001,Gulnar Medallion Rug,244 x 305,pcs,30,"85,000","25,50,000",urgent',
    ',,,,Total,30,,"25,50,000",',
    'Total,,,,,30,,"25,50,000",',
  ].join('\r\n'),
};

test.each(Object.entries(HEADED))('a heading names the columns %s', (_, text) => {
  const { lines } = answerText(text, products);
  expect(lines.map(({ answer }) => answer)).toMatchObject([
    { item: { id: 10001, size: '8 x 10 ft', quantity: 30 }, requests: { note: 'urgent' } },
  ]);
  expect(lines[0]?.answer.requests?.targetPrice).toMatch(/^(?:₹|INR) 85,000$/);
});

test.each([
  ['SKU,Units,Colour\n30001,30,red', 'Blue Pottery Vase, 10 in (25 cm): 30 units, note: Colour: red'],
  ['SKU,Units,Sample\n30001,30,yes', 'Blue Pottery Vase, 10 in (25 cm): 30 units, with a sample'],
  ['SKU,Units,Samples\n30001,30,2', 'Blue Pottery Vase, 10 in (25 cm): 30 units, note: Samples: 2'],
  ['Product\tQty\n30003 Set of 6\t30', 'We could not match “30003 Set of 6”.'],
  ['Product\tQty\nGarden Mugs Set of 6\t30', 'Garden Mugs, Set of 6: 30 units'],
  ['Product\tQty\nGarden Mugs\t30\t10 in', 'Garden Mugs, 10 in (25 cm): 30 units'],
  [
    'Product\tQty\tTarget price USD\n30001\t30\t12.50',
    'Blue Pottery Vase, 10 in (25 cm): 30 units, target price USD 12.50',
  ],
  [
    'Item,Length (cm),Width (cm),Qty\n10001,305,244,30',
    'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm) for 305 cm x 244 cm: 30 units',
  ],
  [
    'SKU\tQty\tUnit\tUnit Price\tAmount\n30001\t30\tpcs\t1600\t48000',
    'Blue Pottery Vase, 10 in (25 cm): 30 units, target price ₹1,600',
  ],
  ['SKU,Units\n30001,1,200', 'Blue Pottery Vase: this line has more cells than the heading.'],
  ['SKU,Units\n30001,', 'Blue Pottery Vase, 10 in (25 cm): 25 units, the minimum'],
  ['SKU\tSize\tUnits\n10001\t3 x 3 ft\t30', 'Gulnar Medallion Rug does not come in 3 x 3 ft.'],
  ['Artikel;Menge\n30001;30', 'Blue Pottery Vase, 10 in (25 cm): 30 units'],
  [
    'Artikel;Menge;Größe;Zielpreis;Bemerkung\n30001;100,00;25 cm;1.250,75;eilig',
    'Blue Pottery Vase, 10 in (25 cm) for 25 cm: 100 units, target price ₹1,250.75, note: eilig',
  ],
  [
    'Désignation;Qté;Taille;Prix (EUR);Remarques\nBlue Pottery Vase;25,0;10 in;12,50;urgent',
    'Blue Pottery Vase, 10 in (25 cm): 25 units, target price EUR 12.50, note: urgent',
  ],
  [
    'Artículo;Descripción;Cantidad;Tamaño;Precio;Observaciones\n30001;Blue Pottery Vase;30;10 in;950;urgente',
    'Blue Pottery Vase, 10 in (25 cm): 30 units, target price ₹950, note: urgente',
  ],
  [
    'Codice;Quantità;Misura;Prezzo;Importo\n30001;30;10 in;950;28.500',
    'Blue Pottery Vase, 10 in (25 cm): 30 units, target price ₹950',
  ],
  [
    'Artikel;Menge;Preis\n30001;30;1.250',
    'Blue Pottery Vase: the target price “1.250” may mean a thousand. Write 1250 or 1.25.',
  ],
  ['Pos.;Artikelnr.;Stück;Länge (cm);Breite (cm)\n1;10001;30;305;244', 'for 305 cm x 244 cm: 30 units'],
])('%j is answered: %s', (text, expected) => expect(said(text)).toContain(expected));

test('lines that cannot be added remain below the heading with their numbers, and keep the numbers when they are corrected', () => {
  const first = answerText('SKU\tUnits\n30001\t30\nTB-NO\t30\n30002\t40\n10001\t30', products);
  expect(first.remaining).toBe('SKU\tUnits\n3: TB-NO\t30\n5: 10001\t30');
  const second = answers(first.remaining.replace('TB-NO', '30002'));
  expect(second.map(({ line, answer }) => [line, answer.item?.id])).toEqual([
    [3, 30002],
    [5, undefined],
  ]);
  expect(answerText('SKU\tUnits\n30001\t30', products).remaining).toBe('');
});

test.each([
  ['Engravd Brass Urly', ['Engraved Brass Urli']],
  ['Urli', ['Engraved Brass Urli']],
  ['brass urli (engraved)', ['Engraved Brass Urli']],
  ['TB-MOR-URL-3004', ['Engraved Brass Urli']],
  ['Peacock tile', []],
  ['Sheesham Bowl', ['Sheesham Bowls']],
  ['Teak elephant', []],
  ['TB', []],
])('“%s” suggests %j', (article, names) => {
  const [line] = answers(`${article}\t30`);
  expect(line?.answer.text).toBe(`We could not match “${article}”.`);
  expect(line?.suggestions.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['50 x Blu Potery Vaze (10 in)', 'Blue Pottery Vase, 10 in (25 cm): 50 units'],
  ['Blu Potery Vaze 10 in, 50 pcs, urgent', 'Blue Pottery Vase, 10 in (25 cm): 50 units, note: urgent'],
  ['Product\tQty\nBlu Potery Vaze 10 in\t50', 'Blue Pottery Vase, 10 in (25 cm): 50 units'],
])('number and size of “%s” are kept when a suggestion is chosen', (text, expected) => {
  const article = answers(text)[0]?.article ?? '';
  expect(article).toMatch(/^Blu Potery Vaze/);
  const chosen = productMatcher(all, ({ id }) => priceListOf(all).get(id), new Map([[article, 30001]]));
  expect(answerText(text, chosen).lines[0]?.answer.text).toBe(expected);
});
