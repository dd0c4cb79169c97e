import fc from 'fast-check';
import { anyEnquiry } from './anyEnquiry.testing';
import { enquiryLink, linkedEnquiry } from './enquiryLink';
import { unnamedBuyer } from './buyer';
import { buyer, enquiryOf, rugLine, urliLine } from './sampleEnquiry.testing';

const noRequests = { targetPrice: '', note: '', measure: '', wantsSample: false };
const hashOf = (path: string) => new URL(path, 'https://www.tanabana.example').hash;

test('a link restores requests about lines, the notes, the details of the buyer and the offer', () => {
  const requests = { targetPrice: '₹ 85,000', note: 'ताना & বানা', measure: '9 x 13 ft', wantsSample: true };
  const lines = [urliLine, { ...rugLine, ...requests }];
  const enquiry = { ...enquiryOf(...lines), buyer, notes: 'By March & before Holi?', wantsOffer: true };
  const { lines: wanted, details } = linkedEnquiry(hashOf(enquiryLink(enquiry)));
  expect(wanted).toEqual([
    { article: '30001', size: '12 in', quantity: '25', ...noRequests },
    { article: '10001', size: '8 x 10 ft', quantity: '40', ...requests },
  ]);
  expect(details).toEqual({ buyer, notes: 'By March & before Holi?', wantsOffer: true });
});

test('a link of an earlier version, without delivery term and samples, is read', () => {
  const details = 'eyJidXllciI6eyJuYW1lIjoiQXNoYSJ9LCJsaW5lcyI6W1siOTAwIiwid2l0aCBsb2dvIl1dfQ';
  const linked = linkedEnquiry(`#lines=30001:25:12_in&enquiry=${details}`);
  expect(linked.lines).toMatchObject([{ ...noRequests, targetPrice: '900', note: 'with logo' }]);
  expect(linked.details?.buyer).toEqual({ ...unnamedBuyer, name: 'Asha' });
});

test('a link to lines alone has no details', () => {
  expect(enquiryLink(enquiryOf(urliLine))).toBe('/cart#lines=30001:25:12_in');
  expect(linkedEnquiry('#lines=30001:25:12_in').details).toBeUndefined();
});

test('the texts of a link are in its fragment, which mail and chat links need not encode', () => {
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => {
      const [path, details = ''] = enquiryLink(enquiry).split('&enquiry=');
      expect(path).toMatch(/^\/cart#lines=/);
      expect(encodeURIComponent(details)).toBe(details);
    }),
  );
});

test.each(['%zz', 'x', '', 'bnVsbA', 'W10', 'eyJsaW5lcyI6N30', 'eyJidXllciI6eyJuYW1lIjo3fX0'])(
  'the damaged details “%s” do not prevent that the lines are read',
  (details) => {
    const { lines } = linkedEnquiry(`#lines=30001:25:10_in&enquiry=${details}`);
    expect(lines).toMatchObject([{ article: '30001', size: '10 in', quantity: '25' }]);
  },
);

test('linkedEnquiry reads any fragment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => linkedEnquiry(`#lines=30001:25&enquiry=${text}`)).not.toThrow();
    }),
  );
});

test.each([
  ['all separators', (hash: string) => `#${encodeURIComponent(hash.slice(1))}`],
  ['separators of lines', (hash: string) => hash.replaceAll(':', '%3A').replaceAll(',', '%2C')],
  ['the separator of the details', (hash: string) => hash.replace('&', '%26')],
])('a link in which a mail gateway has encoded %s is read', (_, encode) => {
  const enquiry = { ...enquiryOf({ ...urliLine, note: 'with logo' }, rugLine), buyer, notes: 'By March' };
  const hash = hashOf(enquiryLink(enquiry));
  expect(linkedEnquiry(encode(hash))).toEqual(linkedEnquiry(hash));
});

test('a link with details that was cut is recognised, wherever it was cut', () => {
  const link = hashOf(enquiryLink({ ...enquiryOf(urliLine), buyer, notes: 'By March' }));
  const start = link.indexOf('&');
  expect(linkedEnquiry(link).isCut).toBe(false);
  expect(linkedEnquiry(hashOf(enquiryLink(enquiryOf(urliLine)))).isCut).toBe(false);
  for (let length = start + 1; length < link.length; length += 1)
    expect(linkedEnquiry(link.slice(0, length))).toMatchObject({ details: undefined, isCut: true });
});
