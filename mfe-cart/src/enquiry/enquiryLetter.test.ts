import fc from 'fast-check';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { priceListOf } from '../cart/catalogueRecords.testing';
import { noPrices } from '../cart/priceList';
import { prices } from '../lines/samplePrices.testing';
import { unnamedBuyer } from './buyer';
import { type Enquiry } from './enquiry';
import { termText } from './deliveryTerms';
import { enquiryLetter } from './enquiryLetter';
import { enquiryLink } from './enquiryLink';
import { buyer, enquiryOf, rugLine, urliLine } from './sampleEnquiry.testing';

const { offer } = defaultSettings;
const SETTINGS = { brand: 'Tanabana', offer };
const ORIGIN = 'https://www.tanabana.example';
const letterOf = (enquiry: Enquiry, list = noPrices) => enquiryLetter(enquiry, list, SETTINGS, ORIGIN);
const withNotes = (notes: string) => letterOf({ ...enquiryOf(urliLine), notes }).body;

test('enquiryLetter has the subject Product Enquiry - {brand}', () => {
  expect(letterOf(enquiryOf(urliLine)).subject).toBe('Product Enquiry - Tanabana');
});

test('enquiryLetter lists number, title, category, size, quantity and product id, a subtotal, a link to the cart and the request', () => {
  const box = { ...urliLine, id: 30002, title: 'Bidri Box', category: '', size: '', sku: '', quantity: 30 };
  expect(letterOf({ ...enquiryOf(urliLine, box), buyer }).body).toBe(
    `Hello Tanabana,

Reference: TB-20261123-7F3K
Date: 23 November 2026
Company: Rao & Sons
Name: Asha Rao
Email: asha@rao.example
Phone: +91 00000 00002
Deliver to: Pune, India
Needed by: 20 January 2027
Delivery term: FOB Nhava Sheva

Open this enquiry in the shop again:
https://www.tanabana.example${enquiryLink({ ...enquiryOf(urliLine, box), buyer })}

I would like to enquire about these products:

1. Brass Urli
   Category: Handicraft Products
   Size: 12 in (30 cm)
   Quantity: 25
   Product ID: 30001
   SKU: TB-MOR-URL-30001
   Price: ₹2,450 each, ₹61,250 in all

2. Bidri Box
   Category: N/A
   Size: N/A
   Quantity: 30
   Product ID: 30002
   Price: ₹2,450 each, ₹73,500 in all

Subtotal: ₹1,34,750

Please send me shipping, lead time and payment instructions.`,
  );
});

test('enquiryLetter requests pricing if there is a rug, and names the sum of the other lines in place of a subtotal', () => {
  const { body } = letterOf(enquiryOf(urliLine, rugLine));
  expect(body).not.toContain('Subtotal');
  expect(body).not.toContain('98,000');
  expect(body).toContain('   SKU: TB-BHD-PAL-10001\n   Price: on enquiry\n\nPriced items: ₹61,250\n\n');
  expect(body).toMatch(/Please send me pricing, shipping, lead time and payment instructions\.$/);
});

test('a letter of a shop without a discount does not ask for one', () => {
  const wished = { ...enquiryOf(urliLine), wantsOffer: true };
  expect(enquiryLetter(wished, noPrices, { brand: 'Kesari' }, ORIGIN).body).not.toMatch(/offer/i);
});

test('enquiryLetter asks for the Christmas offer and names target prices if the buyer does', () => {
  const plain = enquiryOf(urliLine);
  const wished = { ...plain, wantsOffer: true, lines: [{ ...urliLine, targetPrice: ' ₹2,000\n' }] };
  const { body } = letterOf(wished);
  expect(body).toContain('Date: 23 November 2026\nChristmas offer: 10% off on our first order\n\n');
  expect(body).toContain('in all\n   Target price: ₹2,000 each\n\n');
  expect(letterOf(plain).body).not.toMatch(/offer|Target/);
});

test.each([
  ['1200', '₹1,200'],
  ['85,000', '₹85,000'],
  ['12.50', '₹12.50'],
  ['₹900', '₹900'],
  ['USD 12', 'USD 12'],
  ['12 €', '12 €'],
])('enquiryLetter names the currency of the target price %s', (targetPrice, expected) => {
  expect(letterOf(enquiryOf({ ...urliLine, targetPrice })).body).toContain(
    `Target price: ${expected} each\n`,
  );
});

test('enquiryLetter names customs code, stock, lead time, packing and note of each line', () => {
  const vase = { ...urliLine, size: '10 in', quantity: 1_200, note: ' with\nlogo ' };
  expect(letterOf(enquiryOf({ ...vase, targetPrice: '900' }), prices).body).toContain(`
   Quantity: 1,200
   Product ID: 30001
   SKU: TB-MOR-URL-30001
   Price: ₹2,450 each, ₹29,40,000 in all
   HSN: 6913
   Stock: made to order
   Lead time: 4 to 6 weeks for 25 units
   Packing: 100 cartons of 12, about 12.0 m³
   Target price: ₹900 each
   Note: with logo

`);
});

test('enquiryLetter names sizes to measure and requests a sample', () => {
  const rugs = { ...rugLine, measure: ' 9 ft 6 in\nx 13 ft', wantsSample: true, note: 'wool' };
  expect(letterOf(enquiryOf(rugs)).body).toContain(
    '   Price: on enquiry\n   Sizes to measure: 9 ft 6 in x 13 ft\n   Sample: please send one\n   Note: wool\n\n',
  );
});

test.each([
  ['CIF', 'Hamburg', 'CIF Hamburg'],
  ['CIF', '', 'CIF, port of destination still open'],
  ['CIP', '', 'CIP, place of destination still open'],
  ['DAP', ' ', 'DAP, place of destination still open'],
  ['FCA', '', 'FCA'],
  ['FOB', '', 'FOB'],
  ['EXW', 'Jodhpur', 'EXW Jodhpur'],
  ['', 'Hamburg', 'Hamburg'],
  ['please advise', 'Hamburg', 'please advise, Hamburg'],
])('the delivery term “%s” with the place “%s” is %s', (term, port, text) => {
  const { body } = letterOf({ ...enquiryOf(urliLine), buyer: { ...unnamedBuyer, term, port } });
  expect(body).toContain(`Date: 23 November 2026\nDelivery term: ${text}\n\n`);
});

test('a term whose place may be anywhere names the place of delivery', () => {
  const textOf = (term: string) => termText({ ...unnamedBuyer, term, place: 'Pune, India' });
  expect(['CIF', 'CIP', 'DAP', 'FCA'].map(textOf)).toEqual([
    'CIF, port of destination still open',
    'CIP Pune, India',
    'DAP Pune, India',
    'FCA',
  ]);
});

test('a date that is not understood is in the letter as it was typed', () => {
  const withDate = (wishedDate: string) =>
    letterOf({ ...enquiryOf(urliLine), buyer: { ...unnamedBuyer, wishedDate } });
  expect(withDate('20277-01-20').body).toContain('Needed by: 20277-01-20\n');
  expect(withDate('0202-01-20').body).toContain('Needed by: 0202-01-20\n');
});

test('letter and print name the lines that are not ready by the requested date', () => {
  const making = { hsn: '5701', isInStock: false, making: { from: 11, to: 20 } };
  const prices = priceListOf([
    { id: rugLine.id, name: rugLine.title, category: 'Rugs', price: 0, sizes: [], trade: making },
    {
      id: urliLine.id,
      name: urliLine.title,
      category: '',
      price: 1,
      sizes: [],
      trade: { ...making, isInStock: true },
    },
  ]);
  const letterBy = (wishedDate: string) =>
    enquiryLetter(
      { ...enquiryOf(rugLine, urliLine), buyer: { ...unnamedBuyer, wishedDate } },
      prices,
      SETTINGS,
      '',
    ).body;
  expect(letterBy('2027-01-25')).toContain(
    'Not ready to leave by 25 January 2027: Bhadohi Palmette Carpet (11 to 20 weeks). Please tell me what is possible\n',
  );
  expect(letterBy('2027-03-01')).toContain(
    'Perhaps not ready to leave by 1 March 2027: Bhadohi Palmette Carpet (11 to 20 weeks). Please tell me what is possible\n',
  );
  for (const date of ['2027-04-12', '', 'soon']) expect(letterBy(date)).not.toMatch(/ot ready by/);
});

test('a line that is sold out has neither stock nor lead time in the letter', () => {
  const trade = { hsn: '7418', isInStock: false, making: { from: 4, to: 6 } };
  const prices = priceListOf([{ id: urliLine.id, name: 'Urli', category: '', price: 0, sizes: [], trade }]);
  const bodyOf = (problem?: 'stock') =>
    enquiryLetter(enquiryOf({ ...urliLine, problem }), prices, SETTINGS, '').body;
  expect(bodyOf()).toMatch(/Stock: made to order\n.*Lead time: 4 to 6 weeks/);
  expect(bodyOf('stock')).toContain('HSN: 7418');
  expect(bodyOf('stock')).not.toMatch(/Stock:|Lead time:/);
});

test('enquiryLetter asks the shop for what is open', () => {
  const bowls = { ...urliLine, id: 30002, size: '' };
  const { body } = letterOf(enquiryOf({ ...urliLine, size: '10 in' }, bowls), prices);
  expect(body).toContain('Packing: 3 cartons (without 1 product: please quote the packing)');
  expect(body).not.toMatch(/\b(?:we|our) quot/i);
});

test('enquiryLetter names packing, weight, volume and the longest lead time below the subtotal', () => {
  const { body } = letterOf(enquiryOf({ ...urliLine, size: '10 in' }), prices);
  expect(body).toContain(`Subtotal: ₹61,250

Packing: 3 cartons
Pallets: about 1 (120 × 100 cm, up to 110 cm high)
Gross weight: about 38 kg
Volume: about 0.36 m³ (fills 2 % of a 20-foot container)
Longest lead time: 4 to 6 weeks (for 25 units: Blue Pottery Vase. Please confirm the date)

Please`);
});

test('enquiryLetter counts the pieces of units that have several', () => {
  const unit = { name: 'set', pieces: 6, piece: 'napkin' };
  const { id, title, category, size, price } = urliLine;
  const sets = priceListOf([{ id, name: title, category, price, sizes: [{ size, amount: price, unit }] }]);
  const { body } = letterOf(enquiryOf({ ...urliLine, price: 980, quantity: 25 }), sets);
  expect(body).toContain('Price: ₹980 a set of 6 (₹163 each), ₹24,500 in all');
  expect(body).toContain('Unit: a set of 6, 150 napkins in all');
});

test('enquiryLetter names no amount if all lines are rugs', () => {
  expect(letterOf(enquiryOf(rugLine)).body).not.toContain('₹');
});

test('enquiryLetter omits details that the buyer has not filled in', () => {
  const { body } = letterOf({ ...enquiryOf(urliLine), buyer: { ...unnamedBuyer, name: ' Asha ' } });
  expect(body).toContain('Date: 23 November 2026\nName: Asha\n\nOpen this');
});

test('enquiryLetter includes the notes, trimmed, with their line breaks', () => {
  expect(withNotes('  By March.\r\nTo Pune & Goa.  ')).toContain(
    '\n\nAdditional Notes:\nBy March.\nTo Pune & Goa.\n\nPlease',
  );
});

test('enquiryLetter omits empty notes', () => {
  for (const notes of ['', ' \n ']) expect(withNotes(notes)).not.toContain('Notes');
});

test('enquiryLetter writes a title in one line', () => {
  const { body } = letterOf(enquiryOf({ ...urliLine, title: 'Urli\r\n\n2. Rug' }));
  expect(body).toContain('1. Urli 2. Rug\n   Category');
});

test('enquiryLetter can always be encoded and preserves every readable character of the notes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (junk, notes) => {
      const enquiry = { ...enquiryOf({ ...urliLine, title: junk, sku: junk }), notes: `${junk}\ud800` };
      expect(() =>
        encodeURIComponent(letterOf({ ...enquiry, buyer: { ...buyer, name: junk } }).body),
      ).not.toThrow();
      if (notes.trim()) expect(withNotes(notes)).toContain(notes.trim());
    }),
    { numRuns: 1_000 },
  );
});
