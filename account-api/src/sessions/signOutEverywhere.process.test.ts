import { newPerson } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { startApi, type RunningApi } from '../../test/startApi';

const ENDED = { message: 'Your session has ended. Please log in again.' };

describeOnEachDatabase('signing out everywhere', (database) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi(database());
  });
  afterAll(() => api.stop());

  const tokenOf = async ({ email, password }: { email: string; password: string }) =>
    (await api.post('/auth/login', { email, password })).body.token!;

  test('ends every session of the account, and a later login gives a new one', async () => {
    const person = newPerson();
    const here = await api.register(person);
    const elsewhere = await tokenOf(person);
    expect((await api.signOutEverywhere(here)).status).toBe(204);
    for (const token of [here, elsewhere]) {
      const answers = [
        await api.get('/users/me', token),
        await api.put('/users/me', token, { name: 'Somebody else' }),
        await api.get('/orders/my', token),
        await api.signOutEverywhere(token),
      ];
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [401, ENDED]));
    }
    const again = await tokenOf(person);
    expect((await api.get('/users/me', again)).body).toMatchObject({ name: person.name });
    expect((await api.signOutEverywhere(again)).status).toBe(204);
    expect((await api.get('/users/me', again)).status).toBe(401);
  });

  test('does not end the sessions of other accounts', async () => {
    const [token, other] = [await api.register(newPerson()), await api.register(newPerson())];
    await api.signOutEverywhere(token);
    expect((await api.get('/users/me', other)).status).toBe(200);
  });

  test('remains in effect after a restart', async () => {
    const token = await api.register(newPerson());
    await api.signOutEverywhere(token);
    await api.stop();
    api = await startApi(database());
    expect((await api.get('/users/me', token)).status).toBe(401);
  });

  test('is refused without a session, and for the demo account, which all visitors share', async () => {
    expect((await api.send('POST', '/auth/signout-everywhere')).status).toBe(401);
    const { token = '' } = (await api.send('POST', '/auth/demo-login')).body;
    const { status, body } = await api.signOutEverywhere(token);
    expect([status, body]).toEqual([
      403,
      { message: 'The demo account is shared, so you cannot sign others out' },
    ]);
    expect((await api.get('/users/me', token)).status).toBe(200);
  });
});
