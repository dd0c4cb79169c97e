import { messageFaults } from './contactMessage';

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
