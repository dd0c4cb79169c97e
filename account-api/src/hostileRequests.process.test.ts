import { connect } from 'node:net';
import { once } from 'node:events';
import { newPerson, type Answer } from '../test/apiClient';
import { describeOnEachDatabase } from '../test/describeOnEachDatabase';
import { startApi, type RunningApi } from '../test/startApi';

const JSON_TYPE = { 'content-type': 'application/json' };
const CALLS_WITH_BODY = ['/auth/login', '/auth/register', '/auth/google', '/auth/demo-login'];

/** Expects a refusal in plain words without internal details. The refusal may name a field. */
function expectRefusal({ status, body: { field, ...body } }: Answer, expected: number) {
  expect(status).toBe(expected);
  expect([undefined, 'name', 'email', 'password', 'token']).toContain(field);
  expect(body).toEqual({ message: expect.stringMatching(/^[A-Z][^{}<>/\\]+$/) as unknown });
  expect(body.message).not.toMatch(/body|FST_|ajv|sqlite|postgres|stack|undefined/);
}

describeOnEachDatabase('a hostile request', (database) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi(database());
  });
  afterAll(() => api.stop());

  describe.each(CALLS_WITH_BODY)('to %s', (path) => {
    test.each([
      ['a body that is cut off', '{"email": '],
      ['a body that is not JSON', 'hello'],
      ['an empty body', ''],
      ['a list', '[]'],
      ['a number', '7'],
      ['a string', '"email"'],
      ['a prototype key', '{"email":"a@b.in","password":"12345678","__proto__":{"admin":true}}'],
      ['a hidden prototype key', '{"email":"a@b.in","password":"12345678","\\u005f_proto__":{"admin":true}}'],
      [
        'a constructor key',
        '{"email":"a@b.in","password":"12345678","constructor":{"prototype":{"admin":true}}}',
      ],
      ['a nested prototype key', '{"token":"x","userProfile":{"__proto__":{"admin":true}}}'],
      ['deep nesting', '['.repeat(8000)],
      ['an unknown field', '{"email":"a@b.in","password":"12345678","name":"A","token":"x","isAdmin":true}'],
    ])('with %s is refused', async (_what, body) => {
      expectRefusal(await api.send('POST', path, { body, headers: JSON_TYPE }), 400);
    });

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/json-patch+json',
      'nonsense',
    ])('as %s is refused', async (type) => {
      const body = '{"email":"a@b.in","password":"12345678"}';
      expectRefusal(await api.send('POST', path, { body, headers: { 'content-type': type } }), 415);
    });

    test('of more than 16 kB is refused', async () => {
      const body = JSON.stringify({ email: 'a@b.in', password: 'x'.repeat(16 * 1024) });
      expectRefusal(await api.send('POST', path, { body, headers: JSON_TYPE }), 413);
    });
  });

  const good = { name: 'Asha', email: 'asha@example.in', password: 'indigo-and-madder' };
  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: undefined }, 'Please fill in all fields'],
    ['an empty name', { name: '' }, 'Please enter a name of at most 100 characters'],
    ['a name of spaces', { name: '   ' }, 'Please enter a name of at most 100 characters'],
    ['a long name', { name: 'x'.repeat(101) }, 'Please enter a name of at most 100 characters'],
    ['a NUL in the name', { name: 'a\u0000b' }, 'Please enter a name of at most 100 characters'],
    ['half a character', { name: 'a\ud800' }, 'Please enter a name of at most 100 characters'],
    ['a number for a name', { name: 7 }, 'Please enter a name of at most 100 characters'],
    ['null for a name', { name: null }, 'Please enter a name of at most 100 characters'],
    ['no email', { email: undefined }, 'Please fill in all fields'],
    ['an email without @', { email: 'asha.example.in' }, 'Please enter a valid email address'],
    ['an email without a dot', { email: 'asha@localhost' }, 'Please enter a valid email address'],
    ['an email with a space', { email: 'asha @example.in' }, 'Please enter a valid email address'],
    ['an email with a NUL', { email: 'asha\u0000@example.in' }, 'Please enter a valid email address'],
    ['a long email', { email: `${'x'.repeat(250)}@b.in` }, 'Please enter a valid email address'],
    ['a list for an email', { email: ['asha@example.in'] }, 'Please enter a valid email address'],
    ['an operator for an email', { email: { $gt: '' } }, 'Please enter a valid email address'],
    ['no password', { password: undefined }, 'Please fill in all fields'],
    ['a short password', { password: '1234567' }, 'The password must be 8 to 200 characters long'],
    ['a long password', { password: 'x'.repeat(201) }, 'The password must be 8 to 200 characters long'],
    ['a number for a password', { password: 12345678 }, 'The password must be 8 to 200 characters long'],
    ['an id', { id: 'demo' }, 'The request has a field that cannot be set'],
    ['a verified mark', { emailVerified: true }, 'The request has a field that cannot be set'],
    ['a password hash', { passwordHash: '' }, 'The request has a field that cannot be set'],
  ])('to register with %s is refused', async (_what, change, message) => {
    const answer = await api.post('/auth/register', { ...good, ...change });
    expectRefusal(answer, 400);
    expect(answer.body.message).toBe(message);
  });

  test('with SQL or markup in a name is stored and answered as plain text', async () => {
    const person = { ...newPerson(), name: `Robert'); DROP TABLE accounts;-- <script>"\u202e आशा` };
    const token = await api.register(person);
    expect((await api.get('/users/me', token)).body.name).toBe(person.name);
  });

  test('for an unknown path or by another method is refused', async () => {
    expectRefusal(await api.send('GET', '/nothing'), 404);
    expectRefusal(await api.send('GET', '/auth/login'), 405);
    expectRefusal(await api.send('DELETE', '/users/me'), 405);
    expectRefusal(await api.send('GET', '/%ZZ'), 400);
  });

  test.each([
    ['that is not HTTP', 'hello\r\n\r\n', 400],
    [
      'with headers that are too large',
      `GET /api/users/me HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    [
      'with two lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      400,
    ],
  ])('%s is refused', async (_what, bytes, status) => {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.write(bytes);
    await once(socket, 'close');
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({
      message: expect.any(String) as unknown,
    });
  });

  test('leaves the service working', async () => {
    await expect(api.register(newPerson())).resolves.toEqual(expect.any(String));
  });
});
