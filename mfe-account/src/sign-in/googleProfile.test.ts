import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import { googleProfile } from './googleProfile';

test('googleProfile reads the profile in a credential (§3)', () => {
  const claims = {
    sub: 'g1',
    name: 'Asha',
    email: 'a@b.example',
    picture: 'https://p.example',
    email_verified: true,
  };
  expect(googleProfile(tokenOf({ ...claims, aud: 'x' }))).toStrictEqual({
    googleId: 'g1',
    userName: 'Asha',
    email: 'a@b.example',
    picture: 'https://p.example',
    emailVerified: true,
  });
});

test('googleProfile accepts a credential without name, picture and verification of the email', () => {
  expect(googleProfile(tokenOf({ sub: 'g1', email: 'a@b.example' }))).toStrictEqual({
    googleId: 'g1',
    userName: '',
    email: 'a@b.example',
    emailVerified: false,
  });
});

test.each(['', 'abc', tokenOf(null), tokenOf({ sub: 'g1' }), tokenOf({ email: 'a@b.example' })])(
  'googleProfile returns undefined for %j',
  (credential) => {
    expect(googleProfile(credential)).toBeUndefined();
  },
);
