import fc from 'fast-check';
import { anyEnquiry } from './anyEnquiry.testing';
import { chatMessage } from './chatMessage';
import { linkedEnquiry } from './enquiryLink';
import { enquiryOf, rugLine, urliLine } from './sampleEnquiry.testing';
import { whatsAppLink } from './whatsAppLink';

const ORIGIN = 'https://www.tanabana.example';
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...(index % 2 ? rugLine : urliLine), id: index + 1 }));

test('whatsAppLink opens a chat with the number in any spelling', () => {
  expect(whatsAppLink('+91 00000-00001', 'a & b')).toBe('https://wa.me/910000000001?text=a%20%26%20b');
  expect(whatsAppLink('1', 'x'.repeat(2_000))).toBeUndefined();
});

test('chatMessage names reference, articles and units, and links to the whole enquiry', () => {
  const enquiry = { ...enquiryOf(urliLine, rugLine), notes: 'By March & to Pune' };
  const message = chatMessage(enquiry, ORIGIN);
  expect(message).toContain(`Enquiry ${enquiry.reference}`);
  for (const { id, sku, quantity } of enquiry.lines)
    expect(message).toMatch(new RegExp(`^${sku || id}.* × ${quantity}$`, 'm'));
  const [link = ''] = /https:\S+/.exec(message) ?? [];
  const linked = linkedEnquiry(new URL(link).hash);
  expect(linked.lines.map(({ article }) => Number(article))).toEqual(enquiry.lines.map(({ id }) => id));
  expect(linked.details?.notes).toBe('By March & to Pune');
});

test('chatMessage counts lines that do not fit, and says when the link does not fit', () => {
  const message = chatMessage(enquiryOf(...linesOf(12)), ORIGIN);
  expect(message.split('\n').filter((line) => line.includes(' × '))).toHaveLength(12);
  const many = chatMessage(enquiryOf(...linesOf(60)), ORIGIN);
  const shown = many.split('\n').filter((line) => line.includes(' × ')).length;
  expect(many).toContain(`… and ${60 - shown} more lines\n\nThe details follow by email.`);
});

test('chatMessage links to the lines, and names place and date, when the link to all details is too long', () => {
  const sample = enquiryOf(urliLine, rugLine);
  const enquiry = { ...sample, buyer: { ...sample.buyer, place: 'Pune' }, notes: 'x'.repeat(600) };
  const message = chatMessage(enquiry, ORIGIN);
  expect(message).not.toContain('xxx');
  const [link = ''] = /https:\S+/.exec(message) ?? [];
  expect(linkedEnquiry(new URL(link).hash).lines).toHaveLength(2);
  expect(message).toContain('Deliver to: Pune\n');
  expect(message).toContain('Prices and notes follow by email.');
});

test('chatMessage has at most 900 characters, and fits in one link', () => {
  fc.assert(
    fc.property(anyEnquiry, fc.integer({ min: 0, max: 40 }), (enquiry, count) => {
      const message = chatMessage({ ...enquiry, lines: [...enquiry.lines, ...linesOf(count)] }, ORIGIN);
      expect(message.length).toBeLessThanOrEqual(900);
    }),
  );
});
