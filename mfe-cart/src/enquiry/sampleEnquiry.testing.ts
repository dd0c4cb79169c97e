import fc from 'fast-check';
import { type Buyer, DELIVERY_TERMS, unnamedBuyer } from './buyer';
import { type Enquiry, type EnquiryLine } from './enquiry';

export const urliLine: EnquiryLine = {
  id: 30001,
  title: 'Brass Urli',
  category: 'Handicraft Products',
  size: '12 in',
  price: 2450,
  quantity: 25,
  sku: 'TB-MOR-URL-30001',
  targetPrice: '',
  note: '',
  measure: '',
  wantsSample: false,
};

export const rugLine: EnquiryLine = {
  id: 10001,
  title: 'Bhadohi Palmette Carpet',
  category: 'Rugs',
  size: '8 x 10 ft',
  price: 98_000,
  quantity: 40,
  sku: 'TB-BHD-PAL-10001',
  targetPrice: '',
  note: '',
  measure: '',
  wantsSample: false,
};

export const buyer: Buyer = {
  company: 'Rao & Sons',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  phone: '+91 00000 00002',
  place: 'Pune, India',
  wishedDate: '2027-01-20',
  term: 'FOB',
  port: 'Nhava Sheva',
};

export function enquiryOf(...lines: EnquiryLine[]): Enquiry {
  return {
    reference: 'TB-20261123-7F3K',
    date: '2026-11-23',
    buyer: unnamedBuyer,
    wantsOffer: false,
    notes: '',
    lines,
  };
}

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
    wishedDate: fc.constantFrom('', '2027-01-20', '2027-02-31'),
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
