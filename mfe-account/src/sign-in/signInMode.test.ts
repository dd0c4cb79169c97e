import { signInMode } from './signInMode';

test.each([
  ['/login', 'login'],
  ['/login/success', 'login'],
  ['/register', 'register'],
  ['/register/', 'register'],
  ['/Register', 'register'],
])('%s is the %s mode (§2.1)', (pathname, mode) => {
  expect(signInMode(pathname)).toBe(mode);
});
