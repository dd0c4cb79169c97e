import { priceListOf } from '../cart/catalogueRecords.testing';
import { rugLine, urliLine } from './sampleEnquiry.testing';
import { answerText } from '../filling/answerText.testing';
import { linesCsv, packingListCsv, templateCsv } from './linesCsv';
import { productMatcher } from '../filling/productMatcher';
import { published } from '../filling/samplePrices.testing';

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
const rowsOf = (csv: string) => csv.slice(1).split('\r\n');

test('linesCsv writes article, product, HSN, size, units, price, cartons, volume, weight, lead time and requests', () => {
  expect(
    rowsOf(linesCsv([{ ...vase, targetPrice: '2,000', note: 'with "logo"' }, measured], prices)),
  ).toEqual([
    '"Article","Product","HSN","Size","Shop size in cm","Units","Shop price (₹)","Cartons or bales","Shop pallets","Volume (m³)","Gross weight (kg)","Shop lead time","Target price","Sizes to measure","Sample","Note"',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","30","2450","3","0.38","0.36","45","4 to 6 weeks","2,000","","","with ""logo"""',
    '"TB-BHD-MED-10001","Gulnar Medallion Rug","","8 x 10 ft","244 × 305","40","on enquiry","","","","","","","9 ft 6 in x 13 ft","yes",""',
  ]);
});

test('pasted CSV gives the same lines', () => {
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
  const { lines: answered, remaining } = answerText(linesCsv(lines, prices), products);
  expect(answered.map(({ answer }) => answer)).toMatchObject(
    lines.map(({ id, size, quantity, targetPrice, note, measure, wantsSample }) => ({
      item: { id, size, quantity },
      ...((targetPrice || note) && { requests: { targetPrice, note, measure, wantsSample } }),
    })),
  );
  expect(answered[0]?.answer.requests).toBeUndefined();
  expect(remaining).toBe('');
});

test('packingListCsv numbers the parcels, and adds a total where every line has a value', () => {
  const other = { ...vase, quantity: 12 };
  expect(rowsOf(packingListCsv([vase, other, { ...vase, quantity: 120 }], prices))).toEqual([
    '"Article","Product","HSN","Size","Shop size in cm","Units","Units in a carton or bale","Cartons or bales","Carton or bale numbers","Carton or bale size (cm)","Net weight (kg)","Gross weight (kg)","Volume (m³)"',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","30","12","3","1 to 3","60 × 50 × 40","37.2","45","0.36"',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","12","12","1","4","60 × 50 × 40","14.9","18","0.12"',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","120","12","10","5 to 14","60 × 50 × 40","148.8","180","1.2"',
    '"Total","","","","","162","","14","","","200.9","243","1.68"',
  ]);
});

test('packingListCsv leaves empty what the catalogue does not publish, and totals that would lack a line', () => {
  const pack = { units: 12, kg: 18, m3: 0.12 };
  const former = priceListOf([
    published[0],
    { ...published[1], sizes: [{ size: '10 in', amount: 1, pack }] },
  ]);
  expect(rowsOf(packingListCsv([rug, vase], former)).slice(1)).toEqual([
    '"TB-BHD-MED-10001","Gulnar Medallion Rug","","8 x 10 ft","244 × 305","40","","","","","","",""',
    '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","30","12","3","1 to 3","","","45","0.36"',
    '"Total","","","","","70","","","","","","",""',
  ]);
});

test('a pasted packing list gives the same lines without requests, and its total is no line', () => {
  const lines = [vase, rug, bowls];
  const { lines: answered, remaining } = answerText(packingListCsv(lines, prices), products);
  expect(
    answered.map(({ answer: { item, requests } }) => [item?.id, item?.size, item?.quantity, requests]),
  ).toEqual(lines.map(({ id, size, quantity }) => [id, size, quantity, undefined]));
  expect(remaining).toBe('');
});

test.each(['=1+1', '+1', '-1', '@x'])('the text %s is no formula in a spreadsheet', (text) => {
  const [, row] = rowsOf(linesCsv([{ ...vase, title: text, targetPrice: text, note: text }], prices));
  expect(row?.match(/"'[=+\-@]/g)).toHaveLength(3);
});

test('the example of the template can be ordered', () => {
  const { lines } = answerText(templateCsv(), products);
  expect(lines.map(({ answer }) => answer.text)).toEqual([
    'Blue Pottery Vase, 10 in (25 cm): 25 units, target price ₹1,500, note: with our label',
  ]);
});
