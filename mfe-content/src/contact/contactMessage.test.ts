import { mailLink } from '@tanabana/shop/mail/mailLink';
import * as v from 'valibot';
import { contactLetter, messageFaults, messageSchema } from './contactMessage';

const sound = { name: 'Asha Rao', email: 'asha@hotel.example', subject: 'order', message: 'Forty lamps.' };

test('a complete message has no faults', () => {
  expect(messageFaults(sound)).toEqual({});
});

test('all four fields are required, and spaces do not count (§5)', () => {
  expect(messageFaults({ name: ' ', email: '\t', subject: '', message: '\n ' })).toEqual({
    name: 'Please tell us your name',
    email: 'Please tell us where to reply',
    subject: 'Please choose a subject',
    message: 'Please write your message',
  });
});

test.each([
  'asha',
  'asha@',
  '@hotel.example',
  'asha@hotel',
  'a b@hotel.example',
  'asha@hotel..example',
  'a@b@c.example',
  'asha@hotel.',
])('“%s” is not an email address', (email) => {
  expect(messageFaults({ ...sound, email })).toEqual({
    email: 'Please check the email address: it should look like name@company.example',
  });
});

test.each(['asha.rao+lamps@hotel.co.in', ' asha@hotel.example ', 'आशा@होटल.example'])(
  '“%s” is an email address',
  (email) => {
    expect(messageFaults({ ...sound, email })).toEqual({});
  },
);

const message = {
  name: ' Asha Rao ',
  email: 'asha@hotel.example',
  subject: 'wholesale' as const,
  message: 'Forty lamps, please.\r\n\r\nFor Diwali & after?\n',
};

test('the letter has the subject, the whole message, and who wrote it', () => {
  expect(contactLetter({ message, product: undefined, brand: 'Tanabana' })).toEqual({
    subject: 'Wholesale - Tanabana',
    body: 'Forty lamps, please.\n\nFor Diwali & after?\n\nAsha Rao\nasha@hotel.example',
  });
});

test('the letter names the product that it is about', () => {
  const product = { name: 'Five-wick Standing Brass Diya', sku: 'TB-MRD-DIY-30018' };
  const { subject, body } = contactLetter({ message, product, brand: 'Tanabana' });
  expect(subject).toBe('Wholesale: Five-wick Standing Brass Diya (TB-MRD-DIY-30018) - Tanabana');
  expect(body).toMatch(/^About: Five-wick Standing Brass Diya \(TB-MRD-DIY-30018\)\n\nForty lamps/);
});

test('a character that is invalid in addresses does not prevent the mail', () => {
  const broken = { ...message, message: 'Half a thread \uD83E, please\u0000' };
  const letter = contactLetter({ message: broken, product: undefined, brand: 'Tanabana' });
  expect(letter.body).toMatch(/^Half a thread \uFFFD, please\uFFFD\n/);
  expect(() => mailLink('hello@tanabana.example', letter)).not.toThrow();
});

test('an email address is read without invisible characters', () => {
  const { email } = v.parse(messageSchema, { ...sound, email: '\u202Aasha@hotel.example\u202C' });
  expect(email).toBe('asha@hotel.example');
});
