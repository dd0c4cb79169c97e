import fc from 'fast-check';
import { DELIVERY_TERMS } from './buyer';
import type { Enquiry } from './enquiry';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Generates enquiries with arbitrary Unicode characters, long notes and up to 15 lines. */
export const anyEnquiry: fc.Arbitrary<Enquiry> = fc.record({
  reference: fc.constant('TB-20261123-7F3K'),
  date: fc.constant('2026-11-23'),
  buyer: fc.record({
    company: anyText,
    name: anyText,
    email: anyText,
    phone: anyText,
    place: anyText,
    wishedDate: fc.constantFrom('', '2027-01-20', '2027-02-31', '20277-01-20'),
    term: fc.constantFrom('', ...DELIVERY_TERMS),
    port: anyText,
  }),
  wantsOffer: fc.boolean(),
  notes: fc.array(anyText, { maxLength: 12 }).map((lines) => lines.join('\n')),
  lines: fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 99_999 }),
      title: anyText,
      category: fc.constantFrom('Rugs', 'Handicraft Products', ''),
      size: fc.oneof(fc.constantFrom('', '8 x 10 ft', 'Set of 4, 300 ml'), anyText),
      price: fc.nat({ max: 500_000 }),
      quantity: fc.integer({ min: 25, max: 100_000 }),
      sku: fc.oneof(fc.constantFrom('', 'TB-BHD-PAL-10001'), anyText),
      targetPrice: fc.oneof(fc.constantFrom('', '₹900', 'USD 12'), anyText),
      note: anyText,
      measure: anyText,
      wantsSample: fc.boolean(),
    }),
    { minLength: 1, maxLength: 15 },
  ),
});
