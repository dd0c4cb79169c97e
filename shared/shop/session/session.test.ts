import fc from 'fast-check';
import { decodeToken, displayName, parseProfile } from './session';
import { tokenOf } from './tokenOf.testing';

describe('decodeToken', () => {
  test('returns the claims of a token', () => {
    expect(decodeToken(tokenOf({ id: 'u1', iat: 5, exp: 10 }))).toEqual({ id: 'u1', iat: 5, exp: 10 });
  });

  test('omits other claims', () => {
    expect(decodeToken(tokenOf({ id: 7, exp: 10, admin: true }))).toEqual({ id: 7, exp: 10 });
  });

  test.each([
    ['no id', tokenOf({ exp: 10 })],
    ['no exp', tokenOf({ id: 'u1' })],
    ['an exp that is not a number', tokenOf({ id: 'u1', exp: '10' })],
    ['no claims at all', tokenOf(null)],
    ['one part only', 'abc'],
    ['nothing', ''],
  ])('refuses a token with %s', (_, token) => {
    expect(decodeToken(token)).toBeUndefined();
  });

  test('never throws, for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeToken(`${text}.${text}.${text}`) === undefined));
  });
});

describe('parseProfile', () => {
  test('returns the fields that each method of sign-in stores', () => {
    const profile = { googleId: 'g', userName: 'Asha', email: 'a@b.example', email_verified: true };
    expect(parseProfile(profile)).toEqual(profile);
  });

  test('omits only invalid fields', () => {
    expect(
      parseProfile({ name: 7, email: 'a@b.example', emailVerified: 'yes', isAdmin: true }),
    ).toStrictEqual({
      email: 'a@b.example',
    });
  });

  test('returns an empty profile for any other value', () => {
    for (const other of [null, undefined, 'text', 3, []]) expect(parseProfile(other)).toEqual({});
  });
});

describe('displayName (§2.2)', () => {
  test.each([
    [{ name: 'Asha Rao', userName: 'asha' }, 'Asha Rao'],
    [{ name: '  ', userName: 'asha' }, 'asha'],
    [{ given_name: 'Asha', family_name: 'Rao' }, 'Asha Rao'],
    [{ family_name: 'Rao' }, 'Rao'],
    [{ email: 'a@b.example' }, 'User'],
    [{}, 'User'],
  ])('of %j is %s', (profile, name) => {
    expect(displayName(profile)).toBe(name);
  });
});
