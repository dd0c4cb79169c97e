import { isSameContent } from './enquiry';
import { noEnquiries, parseEnquiries, removeEnquiry, storeEnquiry } from './enquiryStore';
import { buyer, enquiryOf, rugLine, urliLine } from './sampleEnquiry.testing';

const first = { ...enquiryOf(urliLine), buyer, notes: 'Two crates' };
const second = { ...enquiryOf(rugLine), reference: 'TB-20261124-AAAA' };

test('storeEnquiry lists the newest enquiry first', () => {
  const record = storeEnquiry(storeEnquiry(noEnquiries, first, 'mail'), second, 'print');
  expect(record.sent.map(({ reference, ways }) => [reference, ways])).toEqual([
    [second.reference, ['print']],
    [first.reference, ['mail']],
  ]);
});

test('storeEnquiry stores one entry for each reference, with every way in which it was prepared', () => {
  const record = (['copy', 'mail', 'copy'] as const).reduce(
    (stored, way) => storeEnquiry(stored, first, way),
    noEnquiries,
  );
  expect(record.sent).toEqual([{ ...first, ways: ['mail', 'copy'] }]);
});

test('storeEnquiry evicts the oldest of more than fifty enquiries', () => {
  const references = Array.from(
    { length: 52 },
    (_, index) => `TB-20261123-AA${String(index).padStart(2, '0')}`,
  );
  const record = references.reduce(
    (stored, reference) => storeEnquiry(stored, { ...first, reference }, 'mail'),
    noEnquiries,
  );
  expect(record.sent).toHaveLength(50);
  expect(record.sent[0]?.reference).toBe(references.at(-1));
});

test('removeEnquiry removes only the enquiry with the reference', () => {
  const record = storeEnquiry(storeEnquiry(noEnquiries, first, 'mail'), second, 'mail');
  expect(removeEnquiry(record, first.reference).sent.map(({ reference }) => reference)).toEqual([
    second.reference,
  ]);
});

test('a stored record is read unchanged', () => {
  const record = storeEnquiry(storeEnquiry(noEnquiries, first, 'mail'), second, 'whatsapp');
  expect(parseEnquiries(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test('isSameContent compares lines, offer, notes and buyer, but not date and reference', () => {
  expect(isSameContent(first, { ...first, notes: ' Two crates ' })).toBe(true);
  expect(isSameContent(first, { ...first, lines: [{ ...urliLine, title: 'Renamed', sku: '' }] })).toBe(true);
  for (const changed of [
    { ...first, notes: 'Three crates' },
    { ...first, buyer: { ...buyer, place: 'Goa' } },
    { ...first, buyer: { ...buyer, email: 'a@b.example' } },
    { ...first, wantsOffer: true },
    { ...first, lines: [{ ...urliLine, targetPrice: '₹2,000' }] },
    { ...first, lines: [{ ...urliLine, quantity: 26 }] },
    { ...first, lines: [{ ...urliLine, size: '18 in' }] },
    { ...first, lines: [urliLine, rugLine] },
  ])
    expect(isSameContent(first, changed)).toBe(false);
});
