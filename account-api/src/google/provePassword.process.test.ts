import { newPerson, type Person } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { startApi } from '../../test/startApi';
import { newGoogleId, startApiWithGoogle, type ApiWithGoogle } from '../../test/startApiWithGoogle';

const PASSWORD_NEEDED = {
  message: 'An account with this email already exists. Enter its password once to connect it with Google.',
  passwordRequired: true,
};
const PASSWORD_WRONG = {
  message: 'This is not the password for that account',
  passwordRequired: true,
};

describeOnEachDatabase('connecting an account whose address Google does not host', (database) => {
  let api: ApiWithGoogle;
  beforeAll(async () => {
    api = await startApiWithGoogle(database());
  });
  afterAll(() => api.stop());
  const login = ({ email, password }: Person) => api.post('/auth/login', { email, password });

  test.each([
    ['without a hosted domain', {}],
    ['with another hosted domain', { hd: 'other.example' }],
    ['with the end of its domain', { hd: 'in' }],
    ['with an empty domain', { hd: '' }],
  ])('needs its password once: a credential %s', async (_what, claims) => {
    const person = newPerson();
    const earlier = await api.register(person);
    const sub = newGoogleId();
    const token = await api.google.credential({ sub, email: person.email, ...claims });
    const asked = await api.signInWithGoogle(token);
    expect([asked.status, asked.body]).toEqual([409, PASSWORD_NEEDED]);
    expect((await login(person)).body.user).toMatchObject({ emailVerified: false });

    const wrong = await api.post('/auth/google', { token, password: 'not-this-one' });
    expect([wrong.status, wrong.body]).toEqual([401, PASSWORD_WRONG]);

    const { status, body } = await api.post('/auth/google', { token, password: person.password });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ googleId: sub, emailVerified: true, email: person.email });
    expect((await api.signInWithGoogle(token)).body.user).toEqual(body.user);
    expect((await api.get('/users/me', earlier)).status).toBe(200);
    expect((await login(person)).status).toBe(200);
  });

  test('succeeds for one Google user only', async () => {
    const person = newPerson();
    await api.register(person);
    const { email, password } = person;
    const connect = async () => {
      const token = await api.google.credential({ sub: newGoogleId(), email });
      return api.post('/auth/google', { token, password });
    };
    const statuses = (await Promise.all([connect(), connect(), connect()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await connect()).body).not.toHaveProperty('passwordRequired');
  });

  test('counts wrong passwords together with those of the login', async () => {
    const limited = await startApi(database(), { ...api.google.environment, LIMIT_PER_ACCOUNT: '3/900' });
    const { name, email, password } = newPerson();
    await limited.register({ name, email, password });
    const token = await api.google.credential({ sub: newGoogleId(), email });
    const statuses: number[] = [];
    const attempt = async (path: string, body: object) =>
      statuses.push((await limited.post(path, body)).status);
    await attempt('/auth/google', { token, password: 'a guess' });
    await attempt('/auth/login', { email, password: 'a guess' });
    await attempt('/auth/google', { token, password: 'a guess' });
    await attempt('/auth/google', { token, password });
    await attempt('/auth/login', { email, password });
    await attempt('/auth/google', { token });
    await limited.stop();
    expect(statuses).toEqual([401, 401, 401, 429, 429, 409]);
  });
});
