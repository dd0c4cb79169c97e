import fc from 'fast-check';
import { unnamedBuyer } from './enquiry';
import { enquiryLetter } from './enquiryLetter';
import { buyer, enquiryOf, rugLine, urliLine } from './sampleEnquiry.testing';

const BRAND = 'Tanabana';
const ORIGIN = 'https://www.tanabana.example';
const withNotes = (notes: string) => enquiryLetter({ ...enquiryOf(urliLine), notes }, BRAND, ORIGIN).body;

test('enquiryLetter has the subject Product Enquiry - {brand}', () => {
  expect(enquiryLetter(enquiryOf(urliLine), BRAND, ORIGIN).subject).toBe('Product Enquiry - Tanabana');
});

test('enquiryLetter lists number, title, category, size, quantity and product id, a subtotal, a link to the cart and the request', () => {
  const box = { ...urliLine, id: 30002, title: 'Bidri Box', category: '', size: '', sku: '', quantity: 30 };
  expect(enquiryLetter({ ...enquiryOf(urliLine, box), buyer }, BRAND, ORIGIN).body).toBe(
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

Open this list in the shop again:
https://www.tanabana.example/cart#lines=30001:25:12_in,30002:30

Please send me shipping, lead time and payment instructions.`,
  );
});

test('enquiryLetter requests pricing and has no subtotal if there is a rug, but the sum of what has a price', () => {
  const { body } = enquiryLetter(enquiryOf(urliLine, rugLine), BRAND, ORIGIN);
  expect(body).not.toContain('Subtotal');
  expect(body).not.toContain('98,000');
  expect(body).toContain('   SKU: TB-BHD-PAL-10001\n   Price: on enquiry\n\nItems with a price: ₹61,250\n\n');
  expect(body).toMatch(/Please send me pricing, shipping, lead time and payment instructions\.$/);
});

test('enquiryLetter asks for the Christmas offer and names target prices, where the buyer does', () => {
  const plain = enquiryOf(urliLine);
  const wished = { ...plain, wantsOffer: true, lines: [{ ...urliLine, targetPrice: ' ₹2,000\n' }] };
  const { body } = enquiryLetter(wished, BRAND, ORIGIN);
  expect(body).toContain('Date: 23 November 2026\nChristmas offer: 10% off on our first order\n\n');
  expect(body).toContain('in all\n   Target price: ₹2,000 each\n\n');
  expect(enquiryLetter(plain, BRAND, ORIGIN).body).not.toMatch(/offer|Target/);
});

test('enquiryLetter names no amount if there are rugs only', () => {
  expect(enquiryLetter(enquiryOf(rugLine), BRAND, ORIGIN).body).not.toContain('₹');
});

test('enquiryLetter leaves out what the buyer has not filled in', () => {
  const { body } = enquiryLetter(
    { ...enquiryOf(urliLine), buyer: { ...unnamedBuyer, name: ' Asha ' } },
    BRAND,
    ORIGIN,
  );
  expect(body).toContain('Date: 23 November 2026\nName: Asha\n\nI would');
});

test('enquiryLetter includes the notes, trimmed, with their line breaks', () => {
  expect(withNotes('  By March.\r\nTo Pune & Goa.  ')).toContain(
    '\n\nAdditional Notes:\nBy March.\nTo Pune & Goa.\n\nOpen',
  );
});

test('enquiryLetter leaves out the notes if there are none', () => {
  for (const notes of ['', ' \n ']) expect(withNotes(notes)).not.toContain('Notes');
});

test('enquiryLetter puts a title on one line', () => {
  const { body } = enquiryLetter(enquiryOf({ ...urliLine, title: 'Urli\r\n\n2. Rug' }), BRAND, ORIGIN);
  expect(body).toContain('1. Urli 2. Rug\n   Category');
});

test('enquiryLetter can always be encoded and preserves every readable character of the notes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (junk, notes) => {
      const enquiry = { ...enquiryOf({ ...urliLine, title: junk, sku: junk }), notes: `${junk}\ud800` };
      expect(() =>
        encodeURIComponent(
          enquiryLetter({ ...enquiry, buyer: { ...buyer, name: junk } }, BRAND, ORIGIN).body,
        ),
      ).not.toThrow();
      if (notes.trim()) expect(withNotes(notes)).toContain(notes.trim());
    }),
    { numRuns: 1_000 },
  );
});
