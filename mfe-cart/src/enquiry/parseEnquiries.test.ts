import { hostileStorage } from '@tanabana/shop/cart/hostileStorage.testing';
import fc from 'fast-check';
import { noPrices } from '../cart/priceList';
import { enquiryLetter } from './enquiryLetter';
import { parseEnquiries, STORED_VERSION } from './enquiryStore';
import { buyer, enquiryOf, rugLine, urliLine } from './sampleEnquiry.testing';

const preparedAsMail = { ...enquiryOf(urliLine, rugLine), buyer, notes: 'Two crates', ways: ['mail'] };
const record = (...sent: unknown[]) => ({ version: STORED_VERSION, sent });
const parseText = (text: string) => {
  try {
    return parseEnquiries(JSON.parse(text));
  } catch {
    return undefined;
  }
};

test('parseEnquiries reads a stored record', () => {
  expect(parseEnquiries(record(preparedAsMail))).toEqual(record(preparedAsMail));
});

test.each([
  undefined,
  null,
  5,
  'x',
  [],
  {},
  { sent: [] },
  { version: 2, sent: [preparedAsMail] },
  { version: 1, sent: {} },
])('%j is not a record of this version', (stored) => expect(parseEnquiries(stored)).toBeUndefined());

test('parseEnquiries skips enquiries without reference, date or lines, and repeated ones', () => {
  const broken = [
    { ...preparedAsMail, reference: 'x' },
    { ...preparedAsMail, reference: '<b>' },
    { ...preparedAsMail, date: 'yesterday' },
    { ...preparedAsMail, lines: [] },
    { ...preparedAsMail, lines: [{ ...urliLine, id: -1 }] },
    { ...preparedAsMail, lines: 'x' },
    null,
    5,
  ];
  expect(parseEnquiries(record(...broken, preparedAsMail, preparedAsMail))).toEqual(record(preparedAsMail));
});

test('parseEnquiries replaces invalid fields of lines, buyer and ways', () => {
  const [read] =
    parseEnquiries(
      record({
        ...preparedAsMail,
        buyer: { company: 7, name: ' Asha ', wishedDate: 'soon' },
        notes: null,
        ways: ['pigeon', 'print', 'mail', 'mail'],
        lines: [{ ...urliLine, price: -5, quantity: 3, sku: {} }, null],
      }),
    )?.sent ?? [];
  expect(read).toMatchObject({
    buyer: { company: '', name: 'Asha', place: '', wishedDate: 'soon' },
    notes: '',
    ways: ['mail', 'print'],
    lines: [{ ...urliLine, price: 0, quantity: 25, sku: '' }],
  });
});

test('parseEnquiries never throws, and every enquiry that it returns can be written as a letter', () => {
  for (const text of hostileStorage) parseText(text);
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (part, line, way) => {
      const stored = {
        ...preparedAsMail,
        ...(typeof part === 'object' ? part : {}),
        lines: [line, urliLine],
        ways: [way],
      };
      for (const enquiry of parseEnquiries(record(part, stored, preparedAsMail))?.sent ?? [])
        expect(
          enquiryLetter(enquiry, noPrices, { brand: 'Tanabana' }, 'https://www.tanabana.example').body,
        ).not.toMatch(/NaN|undefined|\[object/);
    }),
  );
});
