import { newPerson } from '../test/apiClient';
import { describeOnEachDatabase } from '../test/describeOnEachDatabase';
import { startApi, type RunningApi } from '../test/startApi';

const times = (count: number) => Array.from({ length: count });
const from = (address: string) => ({ 'x-forwarded-for': address });

describeOnEachDatabase('guessing passwords', (database) => {
  const running: RunningApi[] = [];
  const start = async (env: Record<string, string>) => {
    const api = await startApi(database(), env);
    running.push(api);
    return api;
  };
  afterEach(() => Promise.all(running.splice(0).map((api) => api.stop())));

  const loginOf = (api: RunningApi, email: string, password: string, address: string) =>
    api.post('/auth/login', { email, password }, from(address));

  test('locks out the address that guesses, and not the owner of the account', async () => {
    const api = await start({ LIMIT_PER_ACCOUNT: '10/900' });
    const { email, password, name } = newPerson();
    await api.post('/auth/register', { name, email, password }, from('192.0.2.1'));
    const statuses: number[] = [];
    while (statuses.length < 12) {
      statuses.push((await loginOf(api, email, 'a guess', '198.51.100.1')).status);
    }
    expect(statuses).toEqual([...times(10).map(() => 401), 429, 429]);

    const refused = await loginOf(api, ` ${email.toUpperCase()}`, password, '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({ message: 'Too many attempts. Please try again in 15 minutes.' });
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(880);
    expect(retryAfter).toBeLessThanOrEqual(900);

    expect((await loginOf(api, email, password, '192.0.2.1')).status).toBe(200);
    expect((await loginOf(api, email, password, '192.0.2.2')).status).toBe(200);
  });

  test('counts the connections of one address together behind a proxy that names ports', async () => {
    const api = await start({ LIMIT_PER_ACCOUNT: '10/900', LIMIT_PER_ACCOUNT_NEW_ADDRESSES: '15/900' });
    const { email, password, name } = newPerson();
    await api.post('/auth/register', { name, email, password }, from('192.0.2.1:40001'));
    const statuses: number[] = [];
    for (let port = 40_000; port < 40_020; port += 1)
      statuses.push((await loginOf(api, email, 'a guess', `198.51.100.1:${port}`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await loginOf(api, email, password, '192.0.2.1:50002')).status).toBe(200);
  });

  test('from many addresses is slowed down on all instances, except at addresses that signed in before', async () => {
    const limits = { LIMIT_PER_ACCOUNT_NEW_ADDRESSES: '5/900' };
    const copies = [await start(limits), await start(limits)];
    const { email, password, name } = newPerson();
    await copies[0]!.post('/auth/register', { name, email, password }, from('192.0.2.1'));
    const guess = (_: unknown, index: number) =>
      loginOf(copies[index % 2]!, email, `guess-${index}`, `198.51.100.${index}`);
    const answers = await Promise.all(times(20).map(guess));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);

    for (const copy of copies) {
      expect((await loginOf(copy, email, password, '192.0.2.1')).status).toBe(200);
    }
    const elsewhere = await loginOf(copies[0]!, email, password, '192.0.2.2');
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThanOrEqual(180);

    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 181_000);
    expect((await loginOf(copies[0]!, email, password, '192.0.2.2')).status).toBe(200);
    expect((await loginOf(copies[1]!, email, 'a guess', '192.0.2.3')).status).toBe(429);
    expect((await loginOf(copies[1]!, email, password, '192.0.2.2')).status).toBe(200);
  });

  test('and registering are limited separately', async () => {
    const api = await start({ LIMIT_PER_ACCOUNT: '2/900', LIMIT_PER_ADDRESS: '6/60' });
    const { email, password, name } = newPerson();
    const here = '192.0.2.60';
    const register = (person = { name, email, password }) => api.post('/auth/register', person, from(here));
    const statuses: number[] = [];
    while (statuses.length < 7) statuses.push((await register()).status);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 429]);
    expect((await loginOf(api, email, password, here)).status).toBe(200);

    const unused = newPerson();
    const there = '192.0.2.61';
    while (statuses.length < 10) statuses.push((await loginOf(api, unused.email, 'a guess', there)).status);
    expect(statuses.slice(7)).toEqual([401, 401, 429]);
    expect((await api.post('/auth/register', unused, from(there))).status).toBe(201);
  });

  test('is counted by IPv6 network, and by IPv4 address in any spelling', async () => {
    const api = await start({ LIMIT_PER_ACCOUNT: '2/900' });
    const { email } = newPerson();
    const statuses: number[] = [];
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:f::3', '2001:db8:0:1::1']) {
      statuses.push((await loginOf(api, email, 'a guess', address)).status);
    }
    for (const address of [
      '192.0.2.70',
      '::ffff:192.0.2.70',
      '::ffff:c000:246',
      '::ffff:192.0.2.71',
      'unknown',
    ]) {
      statuses.push((await loginOf(api, email, 'a guess', address)).status);
    }
    expect(statuses).toEqual([401, 401, 429, 401, 401, 401, 429, 401, 401]);
  });

  test('is limited in the same way for an email without an account', async () => {
    const api = await start({ LIMIT_PER_ACCOUNT: '3/900' });
    const { email } = newPerson();
    const guess = () => api.post('/auth/login', { email, password: 'a guess' });
    const statuses: number[] = [];
    while (statuses.length < 5) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('is reset by the right password', async () => {
    const api = await start({ LIMIT_PER_ACCOUNT: '3/900' });
    const { email, password, name } = newPerson();
    await api.register({ name, email, password });
    const attempt = async (tried: string) =>
      (await api.post('/auth/login', { email, password: tried })).status;
    for (let round = 0; round < 4; round += 1) {
      expect([await attempt('slip of the'), await attempt('finger once'), await attempt(password)]).toEqual([
        401, 401, 200,
      ]);
    }
  });

  test('at many accounts from one address is limited, in each call that gives a session', async () => {
    const api = await start({ LIMIT_PER_ADDRESS: '4/60' });
    const calls: Record<string, unknown> = {
      '/auth/login': { email: newPerson().email, password: 'a guess' },
      '/auth/register': newPerson(),
      '/auth/google': { token: 'x.y.z' },
      '/auth/demo-login': {},
    };
    // Registrations have one limit, and the other three calls share a second limit. Four rounds reach both limits.
    for (let round = 0; round < 4; round += 1) {
      for (const [path, body] of Object.entries(calls)) await api.post(path, body, from('203.0.113.1'));
    }
    for (const [path, body] of Object.entries(calls)) {
      const { status, headers, body: answer } = await api.post(path, body, from('203.0.113.1'));
      expect([path, status]).toEqual([path, 429]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer).toEqual({
        message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds?\.$/) as unknown,
      });
    }
    expect((await api.post('/auth/demo-login', {}, from('203.0.113.2'))).status).toBe(200);
  });

  test('does not stop a signed-in shopper at the same address', async () => {
    const api = await start({ LIMIT_PER_ADDRESS: '2/60' });
    const here = from('203.0.113.9');
    const { token } = (await api.post('/auth/demo-login', {}, here)).body;
    await api.post('/auth/demo-login', {}, here);
    expect((await api.post('/auth/demo-login', {}, here)).status).toBe(429);
    const headers = { authorization: `Bearer ${token}`, ...here };
    expect((await api.send('GET', '/users/me', { headers })).status).toBe(200);
    expect((await api.send('GET', '/orders/my', { headers })).status).toBe(200);
  });

  test('is counted for the real address, whatever address the caller claims', async () => {
    const api = await start({ LIMIT_PER_ADDRESS: '3/60' });
    const statuses: number[] = [];
    for (const [index] of times(5).entries()) {
      const claimed = from(`192.0.2.${index}, 203.0.113.50`);
      statuses.push((await api.post('/auth/demo-login', {}, claimed)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
