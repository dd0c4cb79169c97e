import type { CartItem } from '@tanabana/runtime/cart/cart';
import fc from 'fast-check';
import { cartOf, rug, urli } from '../cart/sampleLines.testing';
import { enquiryLetter, plainLine, plainText } from './enquiryLetter';

const letter = (notes: string, ...items: CartItem[]) =>
  enquiryLetter({ cart: cartOf(...items), notes, brand: 'Tanabana' });

test('enquiryLetter has the subject Product Enquiry - {brand}', () => {
  expect(letter('', urli).subject).toBe('Product Enquiry - Tanabana');
});

test('enquiryLetter lists number, title, category, size, quantity and product id, then a subtotal and the request', () => {
  expect(
    letter('', urli, { ...urli, id: 30002, title: 'Bidri Box', category: '', size: '', quantity: 30 }).body,
  ).toBe(
    `Hello Tanabana,

I would like to enquire about these products:

1. Brass Urli
   Category: Handicraft Products
   Size: 12 in
   Quantity: 25
   Product ID: 30001

2. Bidri Box
   Category: N/A
   Size: N/A
   Quantity: 30
   Product ID: 30002

Subtotal: ₹1,34,750

Please send me shipping, lead time and payment instructions.`,
  );
});

test('enquiryLetter requests pricing and has no subtotal if there is a rug', () => {
  const { body } = letter('', urli, rug);
  expect(body).not.toContain('Subtotal');
  expect(body).not.toContain('₹');
  expect(body).toMatch(/Please send me pricing, shipping, lead time and payment instructions\.$/);
});

test('enquiryLetter includes the notes, trimmed, with their line breaks', () => {
  expect(letter('  By March.\r\nTo Pune & Goa.  ', urli).body).toContain(
    '\n\nAdditional Notes:\nBy March.\nTo Pune & Goa.\n\nPlease',
  );
});

test('enquiryLetter leaves out the notes if there are none', () => {
  for (const notes of ['', ' \n ']) expect(letter(notes, urli).body).not.toContain('Notes');
});

test('enquiryLetter puts a title on one line', () => {
  expect(letter('', { ...urli, title: 'Urli\r\n\n2. Rug' }).body).toContain('1. Urli 2. Rug\n   Category');
});

test('enquiryLetter can always be encoded and preserves every readable character of the notes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (junk, notes) => {
      expect(() => encodeURIComponent(letter(`${junk}\ud800`, { ...urli, title: junk }).body)).not.toThrow();
      if (notes.trim()) expect(letter(notes, urli).body).toContain(notes.trim());
    }),
    { numRuns: 1_000 },
  );
});

test('plainText preserves line breaks, tabs and every script', () => {
  expect(plainText('a\r\nb\rc\n\td ताना 🧶')).toBe('a\nb\nc\n\td ताना 🧶');
});

test('plainText replaces lone surrogates and control characters', () => {
  expect(plainText('a\ud800b\udfffc\u0000d\u001be')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe');
});

test('plainLine writes any text on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) =>
      expect(plainLine(typed)).not.toMatch(/[\r\n\t]|^ | $| {2}/),
    ),
    { numRuns: 1_000 },
  );
});
