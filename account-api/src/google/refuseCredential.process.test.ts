import { exportSPKI, generateKeyPair, UnsecuredJWT } from 'jose';
import { newPerson } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { CLIENT_ID, ISSUER, type GoogleIssuer } from '../../test/googleIssuer';
import { newGoogleId, startApiWithGoogle, type ApiWithGoogle } from '../../test/startApiWithGoogle';

const OTHER_SHOP = 'other.apps.example';
const now = Math.floor(Date.now() / 1000);
const claims = () => ({ sub: newGoogleId(), email: newPerson().email });
const publicKeyAsSecret = async ({ publicKey }: GoogleIssuer) =>
  new TextEncoder().encode(await exportSPKI(publicKey));

describeOnEachDatabase('a Google credential', (database) => {
  let api: ApiWithGoogle;
  beforeAll(async () => {
    api = await startApiWithGoogle(database());
  });
  afterAll(() => api.stop());

  test.each<[string, (google: GoogleIssuer) => Promise<string> | string]>([
    ['that is no token', () => 'not a credential'],
    ['that is not signed', () => new UnsecuredJWT({ ...claims(), iss: ISSUER, aud: CLIENT_ID }).encode()],
    [
      'signed with another key',
      async (google) => google.credential(claims(), { key: (await generateKeyPair('RS256')).privateKey }),
    ],
    ['with an unknown key id', (google) => google.credential(claims(), { header: { kid: 'k2' } })],
    [
      'signed with the public key as a secret',
      async (google) =>
        google.credential(claims(), { header: { alg: 'HS256' }, key: await publicKeyAsSecret(google) }),
    ],
    ['of another issuer', (google) => google.credential({ ...claims(), iss: 'https://evil.example' })],
    ['for another shop', (google) => google.credential({ ...claims(), aud: OTHER_SHOP })],
    [
      'for this shop and another',
      (google) => google.credential({ ...claims(), aud: [CLIENT_ID, OTHER_SHOP] }),
    ],
    [
      'that names this shop twice',
      (google) => google.credential({ ...claims(), aud: [CLIENT_ID, CLIENT_ID] }),
    ],
    [
      'that has expired',
      (google) => google.credential(claims(), { issuedAt: now - 7200, expiresAt: now - 3600 }),
    ],
    [
      'that is older than a day, though not expired',
      (google) => google.credential(claims(), { issuedAt: now - 172_800, expiresAt: now + 3600 }),
    ],
    ['without a subject', (google) => google.credential({ email: newPerson().email })],
    ['without an email', (google) => google.credential({ sub: newGoogleId() })],
    ['with a number as its subject', (google) => google.credential({ ...claims(), sub: 7 })],
    ['with text for email_verified', (google) => google.credential({ ...claims(), email_verified: 'true' })],
    ['with a control character', (google) => google.credential({ ...claims(), sub: 'a\u0000b' })],
    ['that is a session of the shop', async () => (await api.send('POST', '/auth/demo-login')).body.token!],
  ])('%s is refused', async (_what, makeCredential) => {
    const { status, body } = await api.signInWithGoogle(await makeCredential(api.google));
    expect(status).toBe(401);
    expect(body).toEqual({ message: 'Google did not confirm this sign-in. Please try again.' });
  });

  test('with valid claims is accepted', async () => {
    expect((await api.signInWithGoogle(await api.google.credential(claims()))).status).toBe(200);
  });
});
