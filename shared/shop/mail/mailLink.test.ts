import fc from 'fast-check';
import { mailLink, mayBeCut } from './mailLink';

const RECIPIENT = 'enquiries@tanabana.example';

/** Parses a mail link as a mail program does (RFC 6068). */
function takeApart(link: string) {
  const [address = '', query = ''] = link.replace('mailto:', '').split('?');
  const headers = query.split('&').map((header) => header.split('='));
  return {
    to: decodeURIComponent(address),
    headers: headers.map(([name, value = '']) => [name, decodeURIComponent(value)]),
  };
}

test('mailLink contains only the recipient, the subject and the body', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (subject, body) => {
      const { to, headers } = takeApart(mailLink(RECIPIENT, { subject, body }));
      expect(to).toBe(RECIPIENT);
      expect(headers).toEqual([
        ['subject', subject],
        ['body', body.replaceAll('\n', '\r\n')],
      ]);
    }),
    { numRuns: 1_000 },
  );
});

test('mailLink sends a copy to one address', () => {
  const { to, headers } = takeApart(mailLink(RECIPIENT, { subject: 's', body: 'b' }, 'a+b@c.example&bcc=x'));
  expect(to).toBe(RECIPIENT);
  expect(headers).toEqual([
    ['cc', 'a+b@c.example&bcc=x'],
    ['subject', 's'],
    ['body', 'b'],
  ]);
});

test('mailLink preserves line breaks, ampersands and other scripts', () => {
  const body = 'A & B?\n=&bcc=thief@x.example\nताना-बाना தானா 🧶 100 %';
  expect(takeApart(mailLink(RECIPIENT, { subject: 's', body })).headers).toEqual([
    ['subject', 's'],
    ['body', body.replaceAll('\n', '\r\n')],
  ]);
});

test('mailLink encodes line breaks as CRLF', () => {
  expect(mailLink(RECIPIENT, { subject: 's', body: 'a\nb' })).toBe(
    `mailto:${RECIPIENT}?subject=s&body=a%0D%0Ab`,
  );
});

test('mailLink cannot get a second recipient from the address in the settings', () => {
  expect(mailLink('a@b.example?bcc=c@d.example', { subject: '', body: '' })).toContain(
    'mailto:a@b.example%3Fbcc%3Dc%40d.example?',
  );
});

test('mayBeCut is true for links above 2,000 characters', () => {
  expect(mayBeCut('x'.repeat(2_000))).toBe(false);
  expect(mayBeCut('x'.repeat(2_001))).toBe(true);
});
