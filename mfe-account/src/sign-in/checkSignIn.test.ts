import * as v from 'valibot';
import { checkSignIn, entriesSchema, signInMode } from './checkSignIn';

const entries = {
  name: 'Asha',
  email: 'asha@shop.example',
  password: 'secret-1',
  confirmPassword: 'secret-1',
};
const blank = (field: string) => ({ message: 'Please fill in all fields', field });

describe('checkSignIn for logging in (§5)', () => {
  test('requires email and password, and nothing else', () => {
    expect(checkSignIn('login', { ...entries, name: '', confirmPassword: '' })).toBeUndefined();
    expect(checkSignIn('login', { ...entries, email: ' ' })).toEqual(blank('email'));
    expect(checkSignIn('login', { ...entries, password: '' })).toEqual(blank('password'));
  });

  test('leaves the format of email and password to the service', () => {
    expect(checkSignIn('login', { ...entries, email: 'asha', password: ' ' })).toBeUndefined();
  });
});

describe('checkSignIn for registering (§5)', () => {
  test.each(['name', 'email', 'password', 'confirmPassword'] as const)('requires %s', (field) => {
    expect(checkSignIn('register', { ...entries, [field]: '' })).toEqual(blank(field));
  });

  test('names the first blank field', () => {
    expect(checkSignIn('register', { ...entries, name: '  ', password: '' })).toEqual(blank('name'));
  });

  test('requires the passwords to match exactly', () => {
    expect(checkSignIn('register', { ...entries, confirmPassword: 'Secret-1' })).toEqual({
      message: 'Passwords do not match',
      field: 'confirmPassword',
    });
    expect(checkSignIn('register', entries)).toBeUndefined();
  });
});

test.each([
  ['/login', 'login'],
  ['/login/success', 'login'],
  ['/register', 'register'],
  ['/register/', 'register'],
  ['/Register', 'register'],
])('%s is the %s mode (§2.1)', (pathname, mode) => {
  expect(signInMode(pathname)).toBe(mode);
});

test('an email is read without the invisible characters that chats add to a copied address', () => {
  const { email } = v.parse(entriesSchema, { email: '\u202Aasha@shop.example\u202C' });
  expect(email).toBe('asha@shop.example');
});
