import { testDatabases, type TestDatabase } from '../test/testDatabases';
import { startApi, type RunningApi } from '../test/startApi';

interface Call {
  readonly operationId: string;
  readonly security: unknown;
  readonly requestBody?: { readonly required: boolean };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

describe('the OpenAPI document', () => {
  let database: TestDatabase;
  let api: RunningApi;
  beforeAll(async () => {
    database = await testDatabases[0]!.make();
    api = await startApi(database);
  });
  afterAll(async () => {
    await api.stop();
    await database.remove();
  });

  test('names the seven calls of §7 and signing out everywhere', async () => {
    const { status, body } = await api.send('GET', '/openapi.json');
    expect(status).toBe(200);
    const paths = body.paths as Record<string, Record<string, unknown>>;
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual([
      'GET /api/orders/my',
      'GET /api/users/me',
      'POST /api/auth/demo-login',
      'POST /api/auth/google',
      'POST /api/auth/login',
      'POST /api/auth/register',
      'POST /api/auth/signout-everywhere',
      'PUT /api/users/me',
    ]);
  });

  test('describes requests and answers, refusals included', async () => {
    const { body } = await api.send('GET', '/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.0.3',
      paths: {
        '/api/auth/register': {
          post: {
            requestBody: {
              content: {
                'application/json': {
                  schema: { required: ['name', 'email', 'password'], additionalProperties: false },
                },
              },
            },
            responses: { 201: expect.anything() as unknown, '4XX': expect.anything() as unknown },
          },
        },
        '/api/auth/google': {
          post: {
            requestBody: {
              content: {
                'application/json': {
                  schema: { required: ['token'], properties: { password: { type: 'string' } } },
                },
              },
            },
            responses: {
              '4XX': {
                content: {
                  'application/json': {
                    schema: {
                      required: ['message'],
                      properties: { passwordRequired: { type: 'boolean' } },
                    },
                  },
                },
              },
            },
          },
        },
        '/api/users/me': { put: { security: [{ session: [] }] } },
      },
    });
  });

  test('names and describes each call, and marks bodies that may be missing', async () => {
    const { body } = await api.send('GET', '/openapi.json');
    const calls = Object.values(body.paths as Record<string, Record<string, Call>>).flatMap((path) =>
      Object.values(path),
    );
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(8);
    for (const { operationId, security, responses } of calls) {
      expect([operationId, security]).toEqual([expect.any(String), expect.any(Array)]);
      for (const { description } of Object.values(responses)) expect(description).not.toMatch(/default/i);
    }
    const optional = calls.filter(({ requestBody }) => requestBody?.required === false);
    expect(optional.map(({ operationId }) => operationId).sort()).toEqual([
      'signInToDemo',
      'signOutEverywhere',
    ]);
  });
});
