import { unnamedBuyer } from './buyer';
import { knownBuyer } from './knownBuyer';
import { buyer } from './sampleEnquiry.testing';

const mira = { id: 7, exp: 9, given_name: 'Mira', family_name: 'Shah', email: 'mira@shah.example' };

test('a buyer who is signed in gets name and email of the account', () => {
  expect(knownBuyer(undefined, mira)).toEqual({
    ...unnamedBuyer,
    name: 'Mira Shah',
    email: 'mira@shah.example',
  });
});

test('details of the latest enquiry precede those of the account, and its date is not repeated', () => {
  const latest = { ...buyer, name: '' };
  expect(knownBuyer(latest, mira)).toEqual({ ...buyer, name: 'Mira Shah', wishedDate: '' });
});

test('an account without name and email fills nothing', () => {
  expect(knownBuyer(undefined, { email: '' })).toEqual(unnamedBuyer);
  expect(knownBuyer(undefined, null)).toEqual(unnamedBuyer);
});
