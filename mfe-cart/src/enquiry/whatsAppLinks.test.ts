import { letterText } from '@tanabana/runtime/mail/mailLink';
import fc from 'fast-check';
import { noPrices } from '../cart/priceList';
import { enquiryLetter } from './enquiryLetter';
import { enquiryOf, rugLine, urliLine } from './sampleEnquiry.testing';
import { splitText, whatsAppLinks } from './whatsAppLinks';

const NUMBER = '+91 00000-00001';
const linksOf = (notes: string, count: number) => {
  const lines = Array.from({ length: count }, (_, index) => ({
    ...(index % 2 ? rugLine : urliLine),
    id: index + 1,
  }));
  const enquiry = { ...enquiryOf(...lines), notes };
  const text = letterText(enquiryLetter(enquiry, noPrices, 'Tanabana', 'https://www.tanabana.example'));
  const messages = whatsAppLinks(NUMBER, text).map((link) => new URL(link).searchParams.get('text') ?? '');
  return { text, messages };
};

test('whatsAppLinks opens a chat with the number in any spelling', () => {
  expect(whatsAppLinks(NUMBER, 'a & b')).toEqual(['https://wa.me/910000000001?text=a%20%26%20b']);
});

test('whatsAppLinks contains the text of the letter, with the notes', () => {
  const { text, messages } = linksOf('By March & to Pune', 2);
  expect(messages).toEqual([text]);
  expect(text).toContain('By March & to Pune');
});

test('whatsAppLinks splits a long letter into numbered parts, each with whole products', () => {
  const { text, messages } = linksOf('By March', 25);
  expect(messages.map((message) => message.slice(0, message.indexOf('\n')))).toEqual(
    messages.map((_, index) => `Part ${index + 1} of ${messages.length}`),
  );
  const parts = messages.map((message) => message.slice(message.indexOf('\n\n') + 2));
  expect(parts.join('')).toBe(text);
  for (const part of parts) expect(part.match(/^\d+\. /gm)?.length).toBe(part.match(/Product ID: /g)?.length);
});

test('whatsAppLinks replaces a link that fits in no part by a sentence, and cuts no other link', () => {
  const { text, messages } = linksOf('प्रतिदिन '.repeat(77), 3);
  const sent = messages.map((message) => message.slice(message.indexOf('\n\n') + 2)).join('');
  const [link = ''] = /https:\S+/.exec(text) ?? [];
  expect(encodeURIComponent(link).length).toBeGreaterThan(2_000);
  expect(sent).toBe(text.replace(link, 'The link is too long for WhatsApp. I can send it by email.'));
  for (const message of messages) expect(message).toMatch(/^Part \d of \d\n\n[^]*(?:\s|\.)$/);
  const short = linksOf('By March', 12);
  expect(short.messages.length).toBeGreaterThan(1);
  expect(short.messages.join('\n')).toContain(/https:\S+/.exec(short.text)?.[0]);
});

test('whatsAppLinks preserves all notes, in links of at most 2,000 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 })), (notes) => {
      const text = notes.join('\n') || 'x';
      const links = whatsAppLinks(NUMBER, text);
      expect(links.filter(({ length }) => length > 2_000)).toEqual([]);
      const parts = links.map((link) => decodeURIComponent(link.slice(link.indexOf('=') + 1)));
      const written =
        parts.length === 1 ? parts : parts.map((part) => part.replace(/^Part \d+ of \d+\n\n/, ''));
      expect(written.join('')).toBe(text);
    }),
  );
});

const lengthOf = (text: string) => text.length;

test('splitText does not split a text that fits', () => {
  expect(splitText('one\n\ntwo', lengthOf, 8)).toEqual(['one\n\ntwo']);
});

test('splitText splits between paragraphs, and fills each part', () => {
  expect(splitText('one\n1\n\ntwo\n2\n\nthree\n3', lengthOf, 16)).toEqual([
    'one\n1\n\ntwo\n2\n\n',
    'three\n3',
  ]);
});

test('splitText splits a paragraph between lines, a line between words, and a word between characters', () => {
  expect(splitText('one two\nthree', lengthOf, 10)).toEqual(['one two\n', 'three']);
  expect(splitText('one two three', lengthOf, 9)).toEqual(['one two ', 'three']);
  expect(splitText('threefold', lengthOf, 5)).toEqual(['three', 'fold']);
});

test('splitText preserves the whole text, in parts that fit', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(' ', '\n', '\n\n'),
        fc.string({ unit: 'grapheme' }),
        fc.string({ maxLength: 60 }),
      ),
    )
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 80 }), (whole, maxSize) => {
      const parts = splitText(whole, lengthOf, maxSize);
      expect(parts.join('')).toBe(whole);
      expect(parts.filter((part) => part.length > maxSize)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
