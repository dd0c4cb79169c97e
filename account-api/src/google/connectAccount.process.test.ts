import { newPerson, type Person } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { newGoogleId, startApiWithGoogle, type ApiWithGoogle } from '../../test/startApiWithGoogle';

let hostedAddresses = 0;

describeOnEachDatabase('signing in with Google under the email of an account', (database) => {
  let api: ApiWithGoogle;
  beforeAll(async () => {
    api = await startApiWithGoogle(database());
  });
  afterAll(() => api.stop());
  const login = ({ email, password }: Person) => api.post('/auth/login', { email, password });

  test.each([
    ['a Gmail address', 'gmail.com', {}],
    ['a Googlemail address', 'googlemail.com', {}],
    ['an address of a domain that Google hosts', 'looms.example', { hd: 'Looms.example' }],
  ])(
    'gives the account to the owner of %s, and ends its password and sessions',
    async (_what, host, claims) => {
      const person = { ...newPerson(), email: `meera.${process.pid}.${(hostedAddresses += 1)}@${host}` };
      const earlier = await api.register(person);
      const sub = newGoogleId();
      const token = await api.google.credential({ sub, email: person.email.toUpperCase(), ...claims });
      const { status, body } = await api.signInWithGoogle(token);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ googleId: sub, emailVerified: true, email: person.email });
      expect((await api.get('/users/me', body.token!)).status).toBe(200);
      expect((await api.get('/users/me', earlier)).status).toBe(401);
      expect((await login(person)).status).toBe(401);
    },
  );

  test('is refused, and changes nothing, when Google has not verified the email', async () => {
    const person = newPerson();
    await api.register(person);
    for (const email_verified of [false, undefined]) {
      const claims = { sub: newGoogleId(), email: person.email, email_verified };
      const { status, body } = await api.signInWithGoogle(await api.google.credential(claims));
      expect(status).toBe(409);
      expect(body).toEqual({ message: expect.stringContaining('already exists') as unknown });
    }
    expect((await login(person)).status).toBe(200);
  });

  test('is refused when the email of the account is already verified', async () => {
    const { email } = newPerson();
    const signIn = async (address: string) =>
      api.signInWithGoogle(await api.google.credential({ sub: newGoogleId(), email: address }));
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email)).status).toBe(409);
    expect((await signIn('demo@tanabana.example')).status).toBe(409);
  });
});
