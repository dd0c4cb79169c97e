import { hash } from '@node-rs/argon2';
import { describeOnEachDatabase } from '../test/describeOnEachDatabase';
import { newPerson } from '../test/apiClient';
import { startApi, type RunningApi } from '../test/startApi';
import { AccountStore, newAccount } from './accounts/accountStore';
import { openDatabase } from './database/openDatabase';

describeOnEachDatabase('signing in', (database) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi(database());
  });
  afterAll(() => api.stop());

  test('by registering opens an account and gives a session for it', async () => {
    const person = newPerson();
    const { status, body } = await api.post('/auth/register', person);
    expect(status).toBe(201);
    expect(body.user).toEqual({
      id: expect.any(String) as unknown,
      name: person.name,
      email: person.email,
      emailVerified: false,
      createdAt: expect.any(String) as unknown,
    });
    expect((await api.get('/users/me', body.token!)).body).toEqual(body.user);
  });

  test('accepts the email in any spelling, and the password only as it was set', async () => {
    const person = newPerson();
    await api.register({ ...person, name: '  Asha  ', email: ` ${person.email.toUpperCase()} ` });
    const login = (password: string) => api.post('/auth/login', { email: person.email, password });
    const { status, body } = await login(person.password);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Asha', email: person.email });
    expect((await login(person.password.toUpperCase())).status).toBe(401);
    expect((await login(`${person.password} `)).status).toBe(401);
  });

  test('accepts email and password from keyboards that compose characters differently', async () => {
    const person = newPerson();
    const composed = { email: `ren\u00e9.${person.email}`, password: 'caf\u00e9 au lait' };
    const decomposed = { email: `rene\u0301.${person.email}`, password: 'cafe\u0301\u00a0au lait' };
    await api.register({ ...person, ...composed });
    expect((await api.post('/auth/login', decomposed)).status).toBe(200);
    expect((await api.post('/auth/register', { ...person, ...decomposed })).status).toBe(409);
  });

  test('has one account for both spellings of a domain, as Chromium and Firefox send them', async () => {
    const person = newPerson();
    const name = person.email.split('@')[0]!;
    const [ascii, typed] = [`${name}@xn--bcher-kva.example`, `${name}@BÜCHER.example`];
    await api.register({ ...person, email: typed });
    const { status, body } = await api.post('/auth/login', { email: ascii, password: person.password });
    expect([status, body.user?.email]).toEqual([200, typed.toLowerCase()]);
    expect((await api.post('/auth/login', { email: typed, password: person.password })).status).toBe(200);
    expect((await api.post('/auth/register', { ...person, email: ascii })).status).toBe(409);
  });

  test.each(['\u200b', '\u202a', '\u2060', '\u00ad'])(
    'refuses the invisible character %j in an email, and says why',
    async (character) => {
      const person = newPerson();
      const refused = { ...person, email: person.email.replace('@', `${character}@`) };
      for (const call of ['/auth/register', '/auth/login'] as const) {
        const { name, ...credentials } = refused;
        const { status, body } = await api.post(call, call === '/auth/register' ? refused : credentials);
        expect([status, body]).toEqual([
          400,
          { message: expect.stringContaining('invisible character') as string, field: 'email' },
        ]);
      }
      expect((await api.post('/auth/register', person)).status).toBe(201);
    },
  );

  test('accepts a password that was stored as typed, and afterwards in any form', async () => {
    const { name, email } = newPerson();
    const typed = 'cafe\u0301 au lait';
    const accounts = await openDatabase(database().dataFolder, database().databaseUrl);
    const account = newAccount(name, email, new Date(), { passwordHash: await hash(typed) });
    await new AccountStore(accounts).add(account);
    await accounts.destroy();
    const login = async (password: string) => (await api.post('/auth/login', { email, password })).status;
    expect(await login(typed.normalize('NFC'))).toBe(401);
    expect(await login(`${typed}!`)).toBe(401);
    expect(await login(typed)).toBe(200);
    expect(await login(typed.normalize('NFC'))).toBe(200);
    expect(await login(typed)).toBe(200);
  });

  test.each([
    ['password', /^This password is very common/],
    ['12345678', /^This password is very common/],
    ['        ', /^A password cannot be the same character repeated$/],
    ['e\u0301'.repeat(7), /^The password must be 8 to 200 characters long$/],
    ['short', /^The password must be 8 to 200 characters long$/],
  ])('by registering with the password %j is refused with the reason', async (password, message) => {
    const person = { ...newPerson(), password };
    const { status, body } = await api.post('/auth/register', person);
    expect([status, body]).toEqual([
      400,
      { field: 'password', message: expect.stringMatching(message) as unknown },
    ]);
    expect((await api.post('/auth/register', { ...person, password: person.email })).body.message).toBe(
      'A password cannot be your name or email address',
    );
    await api.register({ ...person, password: 'indigo-and-madder' });
  });

  test('by registering is refused for an email that has an account, in any spelling', async () => {
    const person = newPerson();
    await api.register(person);
    const again = { ...person, email: person.email.toUpperCase(), password: 'something-else' };
    const { status, body } = await api.post('/auth/register', again);
    expect([status, body]).toEqual([409, { message: 'An account with this email already exists' }]);
    expect((await api.post('/auth/login', person)).status).toBe(400);
    const { email, password } = person;
    expect((await api.post('/auth/login', { email, password })).status).toBe(200);
  });

  test('opens one account when the same registration is sent many times concurrently', async () => {
    const person = newPerson();
    const answers = await Promise.all(Array.from({ length: 12 }, () => api.post('/auth/register', person)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  });

  test('with an unknown email is answered exactly as with a wrong password', async () => {
    const person = newPerson();
    await api.register(person);
    const wrong = await api.post('/auth/login', { email: person.email, password: 'not-this-one' });
    const unknown = await api.post('/auth/login', { email: newPerson().email, password: 'not-this-one' });
    const demo = await api.post('/auth/login', { email: 'demo@tanabana.example', password: 'demo-demo' });
    const refused = { status: 401, body: { message: 'Email or password is incorrect' } };
    expect(wrong).toMatchObject(refused);
    expect(unknown).toMatchObject(refused);
    expect(demo).toMatchObject(refused);
  });

  test('takes as long with an unknown email as with a wrong password', async () => {
    const { email, ...person } = newPerson();
    await api.register({ email, ...person });
    const timeOf = async (address: string) => {
      const start = performance.now();
      await api.post('/auth/login', { email: address, password: 'not-this-one' });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await timeOf(email));
      unknown.push(await timeOf(`nobody.${round}@example.in`));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[7]!;
    // Without `DECOY_HASH`, the service would answer an unknown email more than ten times faster than a known one.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.6);
  });

  test('by the demo login needs no credentials, and the account has orders in every status', async () => {
    const { status, body } = await api.send('POST', '/auth/demo-login');
    expect(status).toBe(200);
    const { orders } = (await api.get('/orders/my', body.token!)).body;
    expect(new Set(orders!.map((order) => order.status))).toEqual(
      new Set(['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled']),
    );
  });

  test('works after a restart, and earlier sessions remain valid', async () => {
    const person = newPerson();
    const token = await api.register(person);
    await api.stop();
    api = await startApi(database());
    expect((await api.get('/users/me', token)).status).toBe(200);
    const { email, password } = person;
    expect((await api.post('/auth/login', { email, password })).status).toBe(200);
  });
});
