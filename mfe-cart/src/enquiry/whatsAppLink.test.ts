import { cartOf, rug, urli } from '../cart/sampleLines.testing';
import { whatsAppLink } from './whatsAppLink';

const messageOf = (link: string) => new URL(link).searchParams.get('text');

test('whatsAppLink opens a chat with the number in any spelling', () => {
  expect(whatsAppLink('+91 00000-00001', 'Tanabana', cartOf(urli))).toMatch(
    /^https:\/\/wa\.me\/910000000001\?text=/,
  );
});

test('whatsAppLink names quantity, title, size and id of each line', () => {
  expect(messageOf(whatsAppLink('1', 'Tanabana', cartOf(urli, { ...rug, size: '' })))).toBe(
    'Product Enquiry - Tanabana\n25 × Brass Urli, 12 in, ID 30001\n40 × Bhadohi Palmette Carpet, ID 10001',
  );
});

test('whatsAppLink counts the lines after the tenth instead of leaving them out', () => {
  const lines = Array.from({ length: 12 }, (_, index) => ({ ...urli, id: index + 1 }));
  expect(messageOf(whatsAppLink('1', 'Tanabana', cartOf(...lines.slice(1))))).toContain('and 1 more');
  const message = messageOf(whatsAppLink('1', 'Tanabana', cartOf(...lines)));
  expect(message).toContain('ID 10\nand 2 more, listed in my mail');
  expect(messageOf(whatsAppLink('1', 'Tanabana', cartOf(...lines.slice(2))))).not.toContain('more');
});

test('whatsAppLink encodes text with lone surrogates', () => {
  expect(messageOf(whatsAppLink('1', 'Tanabana', cartOf({ ...urli, title: 'A & B\n\ud800' })))).toContain(
    'A & B \uFFFD,',
  );
});
