import { createHmac } from 'node:crypto';
import { newPerson } from '../test/apiClient';
import { describeOnEachDatabase } from '../test/describeOnEachDatabase';
import { SIGNING_KEY, startApi, type RunningApi } from '../test/startApi';

/** Creates a session token that is valid unless `claims` or `key` makes it invalid. */
function forgeSession(claims: Record<string, unknown>, key = SIGNING_KEY): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const all = {
    iat: now,
    exp: now + 604_800,
    iss: 'tanabana-accounts',
    aud: 'tanabana-storefront',
    ...claims,
  };
  const signed = `${encode({ alg: 'HS256', typ: 'session+jwt' })}.${encode(all)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

describeOnEachDatabase('the profile', (database) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi(database());
  });
  afterAll(() => api.stop());

  test('changes only in the fields that are sent', async () => {
    const person = newPerson();
    const token = await api.register(person);
    const before = (await api.get('/users/me', token)).body;
    const first = await api.put('/users/me', token, { name: ' Asha V. ', phone: '+91 98765 43210' });
    expect([first.status, first.body]).toEqual([
      200,
      { ...before, name: 'Asha V.', phone: '+91 98765 43210' },
    ]);
    const second = await api.put('/users/me', token, {
      picture: 'https://pictures.example/a.png',
      phone: null,
    });
    expect(second.body).toEqual({ ...before, name: 'Asha V.', picture: 'https://pictures.example/a.png' });
    expect((await api.get('/users/me', token)).body).toEqual(second.body);
  });

  test.each([
    ['id', 'demo'],
    ['email', 'other@example.in'],
    ['emailVerified', true],
    ['googleId', 'google-1'],
    ['password', 'another-password'],
    ['passwordHash', 'x'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['sessionsValidFrom', 0],
    ['role', 'admin'],
  ])('refuses to set %s and then changes nothing', async (field, value) => {
    const token = await api.register(newPerson());
    const before = (await api.get('/users/me', token)).body;
    const { status, body } = await api.put('/users/me', token, { name: 'Other', [field]: value });
    expect([status, body]).toEqual([400, { message: 'The request has a field that cannot be set' }]);
    expect((await api.get('/users/me', token)).body).toEqual(before);
  });

  test.each([
    [{}, 'Nothing has changed', undefined],
    [[], 'The request must be a JSON object', undefined],
    [{ name: null }, 'Please enter a name of at most 100 characters', 'name'],
    [{ name: ' ' }, 'Please enter a name of at most 100 characters', 'name'],
    [{ phone: 'call me' }, 'Please enter a valid phone number', 'phone'],
    [{ phone: '' }, 'Please enter a valid phone number', 'phone'],
    [{ picture: 'javascript:alert(1)' }, 'The picture must be an https address', 'picture'],
    [{ picture: 'http://pictures.example/a.png' }, 'The picture must be an https address', 'picture'],
    [
      { picture: `https://pictures.example/${'a'.repeat(2048)}` },
      'The picture must be an https address',
      'picture',
    ],
  ])('refuses %j', async (change, message, field) => {
    const token = await api.register(newPerson());
    const { status, body } = await api.put('/users/me', token, change);
    expect([status, body]).toEqual([400, { message, ...(field && { field }) }]);
  });

  test('of the demo account cannot be changed, because all visitors share it', async () => {
    const { token } = (await api.send('POST', '/auth/demo-login')).body;
    expect((await api.put('/users/me', token!, { name: 'Mine' })).status).toBe(403);
    expect((await api.get('/users/me', token!)).body.name).toBe('Demo Shopper');
  });

  describe('is not sent to', () => {
    const calls = (headers: Record<string, string>) =>
      Promise.all([
        api.send('GET', '/users/me', { headers }),
        api.send('GET', '/orders/my', { headers }),
        api.send('PUT', '/users/me', { headers, body: 'not even read' }),
      ]);

    test.each<[string, () => string | undefined]>([
      ['a caller without a token', () => undefined],
      ['a caller with an empty token', () => 'Bearer '],
      ['a caller with another scheme', () => 'Basic YXNoYTphc2hh'],
      ['a caller with a token of nonsense', () => 'Bearer nonsense'],
      ['a session of an account that does not exist', () => `Bearer ${forgeSession({ id: 'nobody' })}`],
      ['a session signed with another key', () => `Bearer ${forgeSession({ id: 'demo' }, 'not the key')}`],
      ['a session that ended', () => `Bearer ${forgeSession({ id: 'demo', iat: 1e9, exp: 1e9 + 604_800 })}`],
      ['a session with an id that is no text', () => `Bearer ${forgeSession({ id: { $ne: null } })}`],
      [
        'a caller with two tokens',
        () => `Bearer ${forgeSession({ id: 'demo' })} ${forgeSession({ id: 'demo' })}`,
      ],
    ])('%s', async (_who, authorization) => {
      const value = authorization();
      for (const { status, headers, body } of await calls(
        value === undefined ? {} : { authorization: value },
      )) {
        expect(status).toBe(401);
        expect(headers.get('www-authenticate')).toBe('Bearer');
        expect(body).toEqual({
          message: expect.stringMatching(/^(Missing auth token|Your session has ended.+)$/) as unknown,
        });
      }
    });
  });

  test('is sent to a session that these tests sign with the right key', async () => {
    expect((await api.get('/users/me', forgeSession({ id: 'demo' }))).status).toBe(200);
  });

  test('is not cached', async () => {
    const token = await api.register(newPerson());
    expect((await api.get('/users/me', token)).headers.get('cache-control')).toBe('no-store');
  });
});
