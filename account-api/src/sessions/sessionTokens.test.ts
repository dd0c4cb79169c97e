import { createHmac, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { SessionTokens } from './sessionTokens';

const KEY = new TextEncoder().encode('the key of these tests, thirty-two bytes');
const tokens = new SessionTokens(KEY);
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const now = Math.floor(Date.now() / 1000);

const owner = { id: 'a1', tokenVersion: 0 };
const goodHeader = { alg: 'HS256', typ: 'session+jwt' };
const goodClaims = {
  id: 'a1',
  iat: now,
  exp: now + WEEK_SECONDS,
  iss: 'tanabana-accounts',
  aud: 'tanabana-storefront',
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forge(
  header: unknown,
  claims: unknown,
  { hash = 'sha256', key = KEY }: { hash?: string; key?: Uint8Array | string } = {},
) {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

const without = (claim: keyof typeof goodClaims) => ({ ...goodClaims, [claim]: undefined });

describe('session tokens', () => {
  test('include the account, the time of issue and the end seven days later', async () => {
    const token = await tokens.issue(owner, now);
    expect(await tokens.verify(token)).toEqual(goodClaims);
  });

  test('include the version of the account, but not version 0, which older tokens have', async () => {
    const token = await tokens.issue({ ...owner, tokenVersion: 3 }, now);
    expect(await tokens.verify(token)).toEqual({ ...goodClaims, ver: 3 });
  });

  test('are valid with the right key, header and claims, also from an instance whose clock is ahead', async () => {
    expect(await tokens.verify(forge(goodHeader, goodClaims))).toEqual(goodClaims);
    const ahead = { ...goodClaims, iat: now + 3, exp: now + 3 + WEEK_SECONDS };
    expect(await tokens.verify(forge(goodHeader, ahead))).toEqual(ahead);
  });

  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' });
  const signature = forge(goodHeader, goodClaims).split('.')[2];

  test.each<[string, string]>([
    ['nothing', ''],
    ['no token', 'abc'],
    ['two parts', `${encode(goodHeader)}.${encode(goodClaims)}`],
    ['four parts', `${forge(goodHeader, goodClaims)}.x`],
    ['no signature', `${encode(goodHeader)}.${encode(goodClaims)}.`],
    ['alg none, unsigned', `${encode({ ...goodHeader, alg: 'none' })}.${encode(goodClaims)}.`],
    ['alg none, signed', forge({ ...goodHeader, alg: 'none' }, goodClaims)],
    ['alg NoNe', `${encode({ ...goodHeader, alg: 'NoNe' })}.${encode(goodClaims)}.`],
    ['HS512 of the same key', forge({ ...goodHeader, alg: 'HS512' }, goodClaims, { hash: 'sha512' })],
    ['no alg', forge({ typ: goodHeader.typ }, goodClaims)],
    ['another key', forge(goodHeader, goodClaims, { key: 'another key, also of thirty-two bytes' })],
    ['an empty key', forge(goodHeader, goodClaims, { key: '' })],
    ['a public key as secret', forge(goodHeader, goodClaims, { key: publicPem.toString() })],
    ['typ JWT', forge({ ...goodHeader, typ: 'JWT' }, goodClaims)],
    ['typ with the application prefix', forge({ ...goodHeader, typ: 'application/session+jwt' }, goodClaims)],
    ['no typ', forge({ alg: 'HS256' }, goodClaims)],
    ['a key named in the header', forge({ ...goodHeader, jku: 'https://evil.example/keys' }, goodClaims)],
    ['a critical extension', forge({ ...goodHeader, crit: ['exp'] }, goodClaims)],
    ['an unencoded payload', forge({ ...goodHeader, crit: ['b64'], b64: false }, goodClaims)],
    [
      "another token's signature",
      `${encode(goodHeader)}.${encode({ ...goodClaims, id: 'a2' })}.${signature}`,
    ],
    ['padding', `${forge(goodHeader, goodClaims)}=`],
    ['expired', forge(goodHeader, { ...goodClaims, iat: now - WEEK_SECONDS - 60, exp: now - 60 })],
    ['from the future', forge(goodHeader, { ...goodClaims, iat: now + 60, exp: now + 60 + WEEK_SECONDS })],
    ['lives longer than a week', forge(goodHeader, { ...goodClaims, exp: now + 2 * WEEK_SECONDS })],
    ['lives shorter than a week', forge(goodHeader, { ...goodClaims, exp: now + 60 })],
    ['not valid yet', forge(goodHeader, { ...goodClaims, nbf: now + 60 })],
    ['no id', forge(goodHeader, without('id'))],
    ['no iat', forge(goodHeader, without('iat'))],
    ['no exp', forge(goodHeader, without('exp'))],
    ['no iss', forge(goodHeader, without('iss'))],
    ['no aud', forge(goodHeader, without('aud'))],
    ['empty id', forge(goodHeader, { ...goodClaims, id: '' })],
    ['id a number', forge(goodHeader, { ...goodClaims, id: 1 })],
    ['id an object', forge(goodHeader, { ...goodClaims, id: { $ne: null } })],
    ['id a list', forge(goodHeader, { ...goodClaims, id: ['a1'] })],
    ['a version that is a text', forge(goodHeader, { ...goodClaims, ver: '1' })],
    ['a version that is a fraction', forge(goodHeader, { ...goodClaims, ver: 0.5 })],
    ['a version below 1', forge(goodHeader, { ...goodClaims, ver: -1 })],
    ['a version that is null', forge(goodHeader, { ...goodClaims, ver: null })],
    ['exp a text', forge(goodHeader, { ...goodClaims, exp: String(now + WEEK_SECONDS) })],
    ['exp a fraction', forge(goodHeader, { ...goodClaims, iat: now - 0.5, exp: now - 0.5 + WEEK_SECONDS })],
    ['exp null', forge(goodHeader, { ...goodClaims, exp: null })],
    ['iat true', forge(goodHeader, { ...goodClaims, iat: true })],
    ['another issuer', forge(goodHeader, { ...goodClaims, iss: 'https://accounts.google.com' })],
    ['another audience', forge(goodHeader, { ...goodClaims, aud: 'somebody-else' })],
    ['two audiences', forge(goodHeader, { ...goodClaims, aud: ['tanabana-storefront', 'somebody-else'] })],
    ['claims of other systems', forge(goodHeader, { ...goodClaims, role: 'admin' })],
    ['claims that are a list', forge(goodHeader, [goodClaims])],
    ['claims that are null', forge(goodHeader, null)],
    ['header that is a list', forge([goodHeader], goodClaims)],
    ['header that is text', forge('HS256', goodClaims)],
    ['lines', forge(goodHeader, goodClaims).replace('.', '\n.')],
  ])('are refused: %s', async (_what, token) => {
    expect(await tokens.verify(token)).toBeUndefined();
  });

  test('are refused in another spelling of the same bytes', async () => {
    const token = await tokens.issue(owner, now);
    // The last of a signature's 43 characters has two spare bits, which decoders ignore.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.charAt(alphabet.indexOf(token.charAt(token.length - 1)) + 1);
    const respelt = token.slice(0, -1) + last;
    expect(Buffer.from(respelt, 'base64url')).toEqual(Buffer.from(token, 'base64url'));
    expect(await tokens.verify(respelt)).toBeUndefined();
  });

  test('are refused when any one character is changed', async () => {
    const token = await tokens.issue(owner, now);
    const position = fc.nat(token.length - 1);
    const character = fc.constantFrom(...'ABCXYZabcxyz0189-_.'.split(''));
    await fc.assert(
      fc.asyncProperty(position, character, async (at, other) => {
        fc.pre(token[at] !== other);
        expect(await tokens.verify(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test('are refused without an error, whatever text they are', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { minLength: 2, maxLength: 5 }).map((parts) => parts.join('.')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (token) => {
        expect(await tokens.verify(token)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test('of another service that shares the key are refused', async () => {
    const foreign = await new SignJWT({ id: 'a1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('7d')
      .sign(KEY);
    expect(await tokens.verify(foreign)).toBeUndefined();
  });
});
