import { priceListOf, serveCatalogue } from '../cart/catalogueRecords.testing';
import { rugLine, urliLine } from '../enquiry/sampleEnquiry.testing';
import { answerText } from './answerText.testing';
import { readXlsx } from 'hucre/xlsx';
import { bytesOf, textOf } from '../components/downloads.testing';
import { csvFile } from './csvFile';
import { type LineTable, linesTable, packingListTable, templateTable } from './lineTables';
import { xlsxFile } from './xlsxFile';
import { productMatcher } from './productMatcher';
import { published } from './samplePrices.testing';

const prices = priceListOf(published);
const products = productMatcher(published, ({ id }) => prices.get(id));
const vase = {
  ...urliLine,
  title: 'Blue Pottery Vase',
  sku: 'TB-JPR-BLP-30001',
  size: '10 in',
  quantity: 30,
};
const rug = { ...rugLine, title: 'Gulnar Medallion Rug', sku: 'TB-BHD-MED-10001' };
const measured = { ...rug, measure: '9 ft 6 in x 13 ft', wantsSample: true };
const bowls = { ...urliLine, id: 30002, title: 'Sheesham Bowls', sku: '', size: 'Standard' };
const csvOf = (table: LineTable) => textOf(csvFile(table));
const rowsOf = async (table: LineTable) => (await csvOf(table)).split('\r\n');

test('linesTable writes article, product, HSN, size, units, price, cartons, volume, weight, lead time and requests', async () => {
  expect(
    await rowsOf(linesTable([{ ...vase, targetPrice: '2,000', note: 'with "logo"' }, measured], prices)),
  ).toEqual([
    '"Article","Product","HSN","Size","Shop size in cm","Units","Shop price (₹)","Cartons or bales","Shop pallets","Volume (m³)","Gross weight (kg)","Shop lead time","Target price","Sizes to measure","Sample","Note"',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","30","2450","3","0.38","0.36","45","4 to 6 weeks for 25 units","2,000","","","with ""logo"""',
    '"TB-BHD-MED-10001","Gulnar Medallion Rug","","8 x 10 ft","244 × 305","40","on enquiry","","","","","","","9 ft 6 in x 13 ft","yes",""',
  ]);
});

test('pasted CSV gives the same lines', async () => {
  const requests = [
    { targetPrice: '', note: '' },
    {
      targetPrice: '₹ 85,000',
      note: '=SUM(A1); 5 | "logo"',
      measure: '9 ft 6 in x 13 ft',
      wantsSample: true,
    },
    { targetPrice: '-1', note: '@home, +91', wantsSample: true },
  ];
  const lines = [vase, rug, bowls].map((line, index) => ({ ...line, ...requests[index] }));
  const { lines: answered, remaining } = answerText(await csvOf(linesTable(lines, prices)), products);
  expect(answered.map(({ answer }) => answer)).toMatchObject(
    lines.map(({ id, size, quantity, targetPrice, note, measure, wantsSample }) => ({
      item: { id, size, quantity },
      ...((targetPrice || note) && { requests: { targetPrice, note, measure, wantsSample } }),
    })),
  );
  expect(answered[0]?.answer.requests).toBeUndefined();
  expect(remaining).toBe('');
});

test('packingListTable numbers the parcels, and adds a total where every line has a value', async () => {
  const other = { ...vase, quantity: 12 };
  expect(await rowsOf(packingListTable([vase, other, { ...vase, quantity: 120 }], prices))).toEqual([
    '"Article","Product","HSN","Size","Shop size in cm","Units","Units in a carton or bale","Cartons or bales","Carton or bale numbers","Carton or bale size (cm)","Net weight (kg)","Gross weight (kg)","Volume (m³)"',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","30","12","3","1 to 3","60 × 50 × 40","37.2","45","0.36"',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","12","12","1","4","60 × 50 × 40","14.9","18","0.12"',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","120","12","10","5 to 14","60 × 50 × 40","148.8","180","1.2"',
    '"Total","","","","","162","","14","","","200.9","243","1.68"',
  ]);
});

test('packingListTable leaves empty what the catalogue does not publish, totals that would lack a line, and the numbers of all later parcels', async () => {
  const pack = { units: 12, kg: 18, m3: 0.12 };
  const former = priceListOf([
    published[0],
    { ...published[1], sizes: [{ size: '10 in', amount: 1, pack }] },
  ]);
  expect((await rowsOf(packingListTable([vase, rug, vase], former))).slice(1)).toEqual([
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","30","12","3","1 to 3","","","45","0.36"',
    '"TB-BHD-MED-10001","Gulnar Medallion Rug","","8 x 10 ft","244 × 305","40","","","","","","",""',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","30","12","3","","","","45","0.36"',
    '"Total","","","","","100","","","","","","",""',
  ]);
});

test('a pasted packing list gives the same lines without requests, and its total is no line', async () => {
  const lines = [vase, rug, bowls];
  const { lines: answered, remaining } = answerText(await csvOf(packingListTable(lines, prices)), products);
  expect(
    answered.map(({ answer: { item, requests } }) => [item?.id, item?.size, item?.quantity, requests]),
  ).toEqual(lines.map(({ id, size, quantity }) => [id, size, quantity, undefined]));
  expect(remaining).toBe('');
});

test.each(['=1+1', '+1', '-1', '@x', '＝HYPERLINK(1)', '＋1', '－1', '＠x'])(
  'the text %s is no formula in a spreadsheet',
  async (text) => {
    const [, row] = await rowsOf(
      linesTable([{ ...vase, title: text, targetPrice: text, note: text }], prices),
    );
    expect(row?.match(/"'[=+\-@＝＋－＠]/g)).toHaveLength(3);
  },
);

test('the template has a product of the catalogue as an example, which can be ordered', async () => {
  const { records } = serveCatalogue(published.slice(1));
  const { lines } = answerText(await csvOf(await templateTable({ records })), products);
  expect(lines.map(({ answer }) => answer.text)).toEqual([
    'Blue Pottery Vase, 10 in (25 cm): 25 units, target price ₹1,500, note: with our label',
  ]);
});

test('the template has no example while the catalogue cannot be read', async () => {
  expect((await templateTable({})).rows).toEqual([]);
});

const sheetOf = async (table: LineTable) => {
  const { sheets } = await readXlsx(await bytesOf(await xlsxFile(table)), { readStyles: true });
  return sheets[0]!;
};

test('a spreadsheet has numbers as numbers, texts as texts, a bold heading and wide columns', async () => {
  const lines = [{ ...vase, note: '=1+1', targetPrice: '1.2' }, rug];
  const { rows, cells, columns } = await sheetOf(linesTable(lines, prices));
  expect(rows[0]?.slice(0, 6)).toEqual(['Article', 'Product', 'HSN', 'Size', 'Shop size in cm', 'Units']);
  expect(rows[1]).toEqual([
    'TB-JPR-BLP-30001',
    'Blue Pottery Vase',
    '6913',
    '10 in',
    '25',
    30,
    2450,
    3,
    0.38,
    0.36,
    45,
    '4 to 6 weeks for 25 units',
    '1.2',
    null,
    null,
    '=1+1',
  ]);
  expect(cells?.get('1,15')?.formula).toBeUndefined();
  expect(cells?.get('0,0')?.style?.font?.bold).toBe(true);
  expect(columns?.[1]?.width).toBeGreaterThan(30);
});

test.each([
  ['cart', linesTable],
  ['packing list', packingListTable],
])('what is copied from the spreadsheet of a %s gives the same lines', async (_, tableOf) => {
  const lines = [vase, rug, bowls];
  const { rows } = await sheetOf(tableOf(lines, prices));
  const copied = rows.map((row) => row.map((cell) => String(cell ?? '')).join('\t')).join('\r\n');
  const { lines: answered, remaining } = answerText(copied, products);
  expect(answered.map(({ answer: { item } }) => [item?.id, item?.size, item?.quantity])).toEqual(
    lines.map(({ id, size, quantity }) => [id, size, quantity]),
  );
  expect(remaining).toBe('');
});
