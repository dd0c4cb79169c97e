import { somebody } from '../test/apiClient';
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

  it('at one account is stopped, even from many addresses at once and over two copies of the service', async () => {
    const limit = { LIMIT_PER_ACCOUNT: '5/900' };
    const copies = [await start(limit), await start(limit)];
    const { email, password, name } = somebody();
    await copies[0]!.register({ name, email, password });
    const guess = (_: unknown, index: number) =>
      copies[index % 2]!.post(
        '/auth/login',
        { email, password: `guess-${index}` },
        from(`198.51.100.${index}`),
      );
    const statuses = (await Promise.all(times(20).map(guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);

    const { status, headers, body } = await copies[0]!.post('/auth/login', {
      email: ` ${email.toUpperCase()}`,
      password,
    });
    expect(status).toBe(429);
    expect(body).toEqual({ message: 'Too many attempts. Please try again in 15 minutes.' });
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(880);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  it('is stopped alike for an email without an account', async () => {
    const api = await start({ LIMIT_PER_ACCOUNT: '3/900' });
    const { email } = somebody();
    const guess = () => api.post('/auth/login', { email, password: 'a guess' });
    const statuses: number[] = [];
    while (statuses.length < 5) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  it('is not what somebody does who gets it right in time', async () => {
    const api = await start({ LIMIT_PER_ACCOUNT: '3/900' });
    const { email, password, name } = somebody();
    await api.register({ name, email, password });
    const attempt = async (tried: string) =>
      (await api.post('/auth/login', { email, password: tried })).status;
    for (let round = 0; round < 4; round += 1) {
      expect([await attempt('slip of the'), await attempt('finger once'), await attempt(password)]).toEqual([
        401, 401, 200,
      ]);
    }
  });

  it('at many accounts from one address is stopped, for each call that gives a session', async () => {
    const api = await start({ LIMIT_PER_ADDRESS: '4/60' });
    const calls: Record<string, unknown> = {
      '/auth/login': { email: somebody().email, password: 'a guess' },
      '/auth/register': somebody(),
      '/auth/google': { token: 'x.y.z' },
      '/auth/demo-login': {},
    };
    for (const [path, body] of Object.entries(calls)) await api.post(path, body, from('203.0.113.1'));
    for (const [path, body] of Object.entries(calls)) {
      const { status, headers, body: answer } = await api.post(path, body, from('203.0.113.1'));
      expect([path, status]).toEqual([path, 429]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer).toEqual({
        message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ s\.$/) as unknown,
      });
    }
    expect((await api.post('/auth/demo-login', {}, from('203.0.113.2'))).status).toBe(200);
  });

  it('does not stop a shopper with a session from that address', async () => {
    const api = await start({ LIMIT_PER_ADDRESS: '2/60' });
    const here = from('203.0.113.9');
    const { token } = (await api.post('/auth/demo-login', {}, here)).body;
    await api.post('/auth/demo-login', {}, here);
    expect((await api.post('/auth/demo-login', {}, here)).status).toBe(429);
    const headers = { authorization: `Bearer ${token}`, ...here };
    expect((await api.send('GET', '/users/me', { headers })).status).toBe(200);
    expect((await api.send('GET', '/orders/my', { headers })).status).toBe(200);
  });

  it('cannot hide behind addresses that it only claims to have', async () => {
    const api = await start({ LIMIT_PER_ADDRESS: '3/60' });
    const statuses: number[] = [];
    for (const [index] of times(5).entries()) {
      const claimed = from(`192.0.2.${index}, 203.0.113.50`);
      statuses.push((await api.post('/auth/demo-login', {}, claimed)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
