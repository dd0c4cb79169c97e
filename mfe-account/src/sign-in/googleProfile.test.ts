import { tokenOf } from '@tanabana/runtime/session/tokenOf.testing';
import { googleProfile } from './googleProfile';

test('reads who the credential is for (§3)', () => {
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

test('does without name and picture, and takes an email for unverified unless it says so', () => {
  expect(googleProfile(tokenOf({ sub: 'g1', email: 'a@b.example' }))).toStrictEqual({
    googleId: 'g1',
    userName: '',
    email: 'a@b.example',
    emailVerified: false,
  });
});

test.each(['', 'abc', tokenOf(null), tokenOf({ sub: 'g1' }), tokenOf({ email: 'a@b.example' })])(
  'reads nothing from %j',
  (credential) => {
    expect(googleProfile(credential)).toBeUndefined();
  },
);
