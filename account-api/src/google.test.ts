import { exportSPKI, generateKeyPair, UnsecuredJWT } from 'jose';
import { somebody, type Person } from '../test/apiClient';
import { describeOnEachDatabase } from '../test/describeOnEachDatabase';
import { CLIENT_ID, ISSUER, startGoogleIssuer, type GoogleIssuer } from '../test/googleIssuer';
import { startApi, type RunningApi } from '../test/startApi';

let subjects = 0;
const newSubject = () => `google-${(subjects += 1)}`;

describeOnEachDatabase('signing in with Google', (database) => {
  let google: GoogleIssuer;
  let api: RunningApi;
  beforeAll(async () => {
    google = await startGoogleIssuer();
    api = await startApi(database(), google.environment);
  });
  afterAll(async () => {
    await api.stop();
    await google.stop();
  });
  const signIn = (token: string) => api.post('/auth/google', { token });
  const login = ({ email, password }: Person) => api.post('/auth/login', { email, password });

  test('opens an account from what the credential says', async () => {
    const { email } = somebody();
    const sub = newSubject();
    const picture = 'https://pictures.example/meera.jpg';
    const { status, body } = await signIn(await google.credential({ sub, email, picture }));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      googleId: sub,
      email,
      name: 'Meera Nair',
      emailVerified: true,
      picture,
    });
    expect((await api.get('/users/me', body.token!)).body).toEqual(body.user);
  });

  test('finds the same account by the Google id, even under another email', async () => {
    const sub = newSubject();
    const first = await signIn(await google.credential({ sub, email: somebody().email }));
    const second = await signIn(await google.credential({ sub, email: somebody().email }));
    expect(second.body.user).toEqual(first.body.user);
  });

  test('opens one account when the same credential comes many times at once', async () => {
    const token = await google.credential({ sub: newSubject(), email: somebody().email });
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.user?.id)).size).toBe(1);
  });

  test('ignores the profile that the client sends beside the credential', async () => {
    const victim = somebody();
    await api.register(victim);
    const token = await google.credential({ sub: newSubject(), email: somebody().email });
    const userProfile = { googleId: 'x', userName: 'X', email: victim.email, emailVerified: true };
    const { status, body } = await api.post('/auth/google', { token, userProfile });
    expect(status).toBe(200);
    expect(body.user?.email).not.toBe(victim.email);
    expect(body.user?.googleId).not.toBe('x');
  });

  test.each([
    ['a Gmail address', 'gmail.com', {}],
    ['a Googlemail address', 'googlemail.com', {}],
    ['an address of a domain that Google hosts', 'looms.example', { hd: 'Looms.example' }],
  ])(
    'hands an unproved account to its owner, and shuts out who opened it: %s',
    async (_what, host, claims) => {
      const person = { ...somebody(), email: `meera.${process.pid}.${(subjects += 1)}@${host}` };
      const strangersToken = await api.register(person);
      const sub = newSubject();
      const { status, body } = await signIn(
        await google.credential({ sub, email: person.email.toUpperCase(), ...claims }),
      );
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ googleId: sub, emailVerified: true, email: person.email });
      expect((await api.get('/users/me', body.token!)).status).toBe(200);
      expect((await api.get('/users/me', strangersToken)).status).toBe(401);
      expect((await login(person)).status).toBe(401);
    },
  );

  describe('to an account with a password, where Google does not host the address', () => {
    const needed = {
      message:
        'An account with this email already exists. Enter its password once to connect it with Google.',
      passwordRequired: true,
    };

    test.each([
      ['without a hosted domain', {}],
      ['with another hosted domain', { hd: 'other.example' }],
      ['with the end of its domain', { hd: 'in' }],
      ['with no domain', { hd: '' }],
    ])('asks for the password once: %s', async (_what, claims) => {
      const person = somebody();
      const earlier = await api.register(person);
      const sub = newSubject();
      const token = await google.credential({ sub, email: person.email, ...claims });
      const asked = await signIn(token);
      expect([asked.status, asked.body]).toEqual([409, needed]);
      expect((await login(person)).body.user).toMatchObject({ emailVerified: false });

      const wrong = await api.post('/auth/google', { token, password: 'not-this-one' });
      expect([wrong.status, wrong.body]).toEqual([
        401,
        { message: 'This is not the password of that account', passwordRequired: true },
      ]);

      const { status, body } = await api.post('/auth/google', { token, password: person.password });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ googleId: sub, emailVerified: true, email: person.email });
      expect((await signIn(token)).body.user).toEqual(body.user);
      expect((await api.get('/users/me', earlier)).status).toBe(200);
      expect((await login(person)).status).toBe(200);
    });

    test('connects one Google user only', async () => {
      const person = somebody();
      await api.register(person);
      const { email, password } = person;
      const connect = async () =>
        api.post('/auth/google', { token: await google.credential({ sub: newSubject(), email }), password });
      const statuses = (await Promise.all([connect(), connect(), connect()])).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409, 409]);
      expect((await connect()).body).not.toHaveProperty('passwordRequired');
    });

    test('counts guesses at the password as those at the login', async () => {
      const limited = await startApi(database(), { ...google.environment, LIMIT_PER_ACCOUNT: '3/900' });
      const { name, email, password } = somebody();
      await limited.register({ name, email, password });
      const token = await google.credential({ sub: newSubject(), email });
      const statuses: number[] = [];
      const guess = async (path: string, body: object) =>
        statuses.push((await limited.post(path, body)).status);
      await guess('/auth/google', { token, password: 'a guess' });
      await guess('/auth/login', { email, password: 'a guess' });
      await guess('/auth/google', { token, password: 'a guess' });
      await guess('/auth/google', { token, password });
      await guess('/auth/login', { email, password });
      await guess('/auth/google', { token });
      await limited.stop();
      expect(statuses).toEqual([401, 401, 401, 429, 429, 409]);
    });
  });

  test('leaves an account alone when Google has not verified the email', async () => {
    const person = somebody();
    await api.register(person);
    for (const email_verified of [false, undefined]) {
      const credential = await google.credential({ sub: newSubject(), email: person.email, email_verified });
      const { status, body } = await signIn(credential);
      expect(status).toBe(409);
      expect(body).toEqual({ message: expect.stringContaining('already exists') as unknown });
    }
    expect((await login(person)).status).toBe(200);
  });

  test('leaves a proved account alone, whoever else claims its email', async () => {
    const { email } = somebody();
    await signIn(await google.credential({ sub: newSubject(), email }));
    expect((await signIn(await google.credential({ sub: newSubject(), email }))).status).toBe(409);
    const demo = await google.credential({ sub: newSubject(), email: 'demo@tanabana.example' });
    expect((await signIn(demo)).status).toBe(409);
  });

  describe('refuses a forged credential', () => {
    const claims = () => ({ sub: newSubject(), email: somebody().email });
    const now = Math.floor(Date.now() / 1000);
    const secretFrom = async () => new TextEncoder().encode(await exportSPKI(google.publicKey));

    test.each<[string, () => Promise<string>]>([
      ['no token at all', () => Promise.resolve('not a credential')],
      [
        'unsigned',
        () => Promise.resolve(new UnsecuredJWT({ ...claims(), iss: ISSUER, aud: CLIENT_ID }).encode()),
      ],
      [
        'a key of their own',
        async () => google.credential(claims(), { key: (await generateKeyPair('RS256')).privateKey }),
      ],
      ['an unknown key id', () => google.credential(claims(), { header: { kid: 'k2' } })],
      [
        'our public key as a secret',
        async () => google.credential(claims(), { header: { alg: 'HS256' }, key: await secretFrom() }),
      ],
      ['another issuer', () => google.credential({ ...claims(), iss: 'https://accounts.evil.example' })],
      ['made out to another shop', () => google.credential({ ...claims(), aud: 'other.apps.example' })],
      [
        'made out to another shop as well',
        () => google.credential({ ...claims(), aud: [CLIENT_ID, 'other.apps.example'] }),
      ],
      ['made out to us twice', () => google.credential({ ...claims(), aud: [CLIENT_ID, CLIENT_ID] })],
      ['expired', () => google.credential(claims(), { issuedAt: now - 7200, expiresAt: now - 3600 })],
      [
        'old, yet with a far end',
        () => google.credential(claims(), { issuedAt: now - 172_800, expiresAt: now + 3600 }),
      ],
      ['no subject', () => google.credential({ email: somebody().email })],
      ['no email', () => google.credential({ sub: newSubject() })],
      ['subject a number', () => google.credential({ ...claims(), sub: 7 })],
      ['verified as text', () => google.credential({ ...claims(), email_verified: 'true' })],
      ['control characters', () => google.credential({ ...claims(), sub: 'a\u0000b' })],
      ['one of our own sessions', async () => (await api.send('POST', '/auth/demo-login')).body.token!],
    ])('%s', async (_what, forged) => {
      const { status, body } = await signIn(await forged());
      expect(status).toBe(401);
      expect(body).toEqual({ message: 'Google did not confirm this sign-in. Please try again.' });
    });
  });

  test('signs in even when name and picture are unusable', async () => {
    const { email } = somebody();
    const odd = { name: ' ', picture: 'javascript:alert(1)' };
    const { status, body } = await signIn(await google.credential({ sub: newSubject(), email, ...odd }));
    expect(status).toBe(200);
    expect(body.user?.name).toBe(email.split('@')[0]);
    expect(body.user).not.toHaveProperty('picture');
  });
});

describeOnEachDatabase('signing in with Google where it cannot be had', (database) => {
  test('says that it is not set up', async () => {
    const api = await startApi(database());
    const { status, body } = await api.post('/auth/google', { token: 'x.y.z' });
    await api.stop();
    expect([status, body]).toEqual([503, { message: 'Google sign-in is not set up' }]);
  });

  test.each([
    ['failing', { status: 500, body: 'oops' }],
    ['moved', { status: 302, body: '' }],
    ['broken', { status: 200, body: '<html>' }],
    ['emptied', { status: 200, body: '{}' }],
  ])('says that it is unavailable while the keys are %s, and works again after', async (_how, broken) => {
    const google = await startGoogleIssuer();
    const whole = { ...google.keys };
    Object.assign(google.keys, broken);
    const api = await startApi(database(), google.environment);
    const token = await google.credential({ sub: newSubject(), email: somebody().email });
    const refused = await api.post('/auth/google', { token });
    Object.assign(google.keys, whole);
    const accepted = await api.post('/auth/google', { token });
    await api.stop();
    await google.stop();
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain('not available');
    expect(accepted.status).toBe(200);
  });
});
