import { newPerson } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { newGoogleId, startApiWithGoogle, type ApiWithGoogle } from '../../test/startApiWithGoogle';

describeOnEachDatabase('signing in with Google', (database) => {
  let api: ApiWithGoogle;
  beforeAll(async () => {
    api = await startApiWithGoogle(database());
  });
  afterAll(() => api.stop());

  test('opens an account from the claims of the credential', async () => {
    const { email } = newPerson();
    const sub = newGoogleId();
    const picture = 'https://pictures.example/meera.jpg';
    const token = await api.google.credential({ sub, email, picture });
    const { status, body } = await api.signInWithGoogle(token);
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

  test('opens an account when name and picture are unusable', async () => {
    const { email } = newPerson();
    const odd = { name: ' ', picture: 'javascript:alert(1)' };
    const token = await api.google.credential({ sub: newGoogleId(), email, ...odd });
    const { status, body } = await api.signInWithGoogle(token);
    expect(status).toBe(200);
    expect(body.user?.name).toBe(email.split('@')[0]);
    expect(body.user).not.toHaveProperty('picture');
  });

  test('finds the same account by the Google id, also with another email', async () => {
    const sub = newGoogleId();
    const signIn = async () =>
      api.signInWithGoogle(await api.google.credential({ sub, email: newPerson().email }));
    const first = await signIn();
    expect(first.body.user).toMatchObject({ googleId: sub });
    expect((await signIn()).body.user).toEqual(first.body.user);
  });

  test('opens one account when the same credential is sent many times concurrently', async () => {
    const token = await api.google.credential({ sub: newGoogleId(), email: newPerson().email });
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.signInWithGoogle(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.user?.id)).size).toBe(1);
  });

  test('ignores the profile that the client sends with the credential', async () => {
    const victim = newPerson();
    await api.register(victim);
    const token = await api.google.credential({ sub: newGoogleId(), email: newPerson().email });
    const userProfile = { googleId: 'x', userName: 'X', email: victim.email, emailVerified: true };
    const { status, body } = await api.post('/auth/google', { token, userProfile });
    expect(status).toBe(200);
    expect(body.user?.email).not.toBe(victim.email);
    expect(body.user?.googleId).not.toBe('x');
  });
});
