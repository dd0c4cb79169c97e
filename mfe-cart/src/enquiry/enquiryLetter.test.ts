import fc from 'fast-check';
import { noPrices } from '../cart/priceList';
import { prices } from '../filling/samplePrices.testing';
import { unnamedBuyer } from './buyer';
import type { Enquiry } from './enquiry';
import { enquiryLetter } from './enquiryLetter';
import { buyer, enquiryOf, rugLine, urliLine } from './sampleEnquiry.testing';

const BRAND = 'Tanabana';
const ORIGIN = 'https://www.tanabana.example';
const letterOf = (enquiry: Enquiry, list = noPrices) => enquiryLetter(enquiry, list, BRAND, ORIGIN);
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

I would like to enquire about these products:

1. Brass Urli
   Category: Handicraft Products
   Size: 12 in
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

Open this list in the shop again (products, sizes and quantities, without notes):
https://www.tanabana.example/cart#lines=30001:25:12_in,30002:30

Please send me shipping, lead time and payment instructions.`,
  );
});

test('enquiryLetter requests pricing if there is a rug, and names the sum of the other lines in place of a subtotal', () => {
  const { body } = letterOf(enquiryOf(urliLine, rugLine));
  expect(body).not.toContain('Subtotal');
  expect(body).not.toContain('98,000');
  expect(body).toContain('   SKU: TB-BHD-PAL-10001\n   Price: on enquiry\n\nItems with a price: ₹61,250\n\n');
  expect(body).toMatch(/Please send me pricing, shipping, lead time and payment instructions\.$/);
});

test('enquiryLetter asks for the Christmas offer and names target prices if the buyer does', () => {
  const plain = enquiryOf(urliLine);
  const wished = { ...plain, wantsOffer: true, lines: [{ ...urliLine, targetPrice: ' ₹2,000\n' }] };
  const { body } = letterOf(wished);
  expect(body).toContain('Date: 23 November 2026\nChristmas offer: 10% off on our first order\n\n');
  expect(body).toContain('in all\n   Target price: ₹2,000 each\n\n');
  expect(letterOf(plain).body).not.toMatch(/offer|Target/);
});

test('enquiryLetter names packing, weight, volume and the latest lead time below the subtotal', () => {
  const { body } = letterOf(enquiryOf({ ...urliLine, size: '10 in' }), prices);
  expect(body).toContain(`Subtotal: ₹61,250

Packing: 3 cartons
Gross weight: about 38 kg
Volume: about 0.36 m³
Latest lead time: 4 to 6 weeks (for 25 pieces: Blue Pottery Vase. Our quotation gives the date)

Open`);
});

test('enquiryLetter names no amount if all lines are rugs', () => {
  expect(letterOf(enquiryOf(rugLine)).body).not.toContain('₹');
});

test('enquiryLetter omits details that the buyer has not filled in', () => {
  const { body } = letterOf({ ...enquiryOf(urliLine), buyer: { ...unnamedBuyer, name: ' Asha ' } });
  expect(body).toContain('Date: 23 November 2026\nName: Asha\n\nI would');
});

test('enquiryLetter includes the notes, trimmed, with their line breaks', () => {
  expect(withNotes('  By March.\r\nTo Pune & Goa.  ')).toContain(
    '\n\nAdditional Notes:\nBy March.\nTo Pune & Goa.\n\nOpen',
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
