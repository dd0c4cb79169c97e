import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createHttpServer } from './createHttpServer';
import { createErrorHandler, Refusal } from './refusal';

const NUMBER = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['count'],
    properties: { count: { type: 'integer' } },
  },
};

function countingServer() {
  const app = createHttpServer({ logLevel: 'silent' });
  app.post('/', { schema: NUMBER }, ({ body }) => body);
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });
  return post;
}

test.each([
  ['a number as text', '{"count":"1"}', 400],
  ['an unknown field', '{"count":1,"admin":true}', 400],
  ['more than 16 kB', JSON.stringify({ count: 1, text: 'x'.repeat(17_000) }), 413],
])('rejects a body with %s', async (_what, payload, status) => {
  expect((await countingServer()(payload)).statusCode).toBe(status);
});

test('accepts bodies in JSON only', async () => {
  const post = countingServer();
  expect((await post('{"count":1}')).json()).toEqual({ count: 1 });
  expect((await post('{"count":1}', 'text/plain')).statusCode).toBe(415);
});

test('answers an internal error without its details, which are logged', async () => {
  const stream = new PassThrough();
  const app = createHttpServer({}, { logger: { stream } });
  app.get('/', () => Promise.reject(new Error('no column "password"')));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(JSON.parse(body)).toEqual({ message: 'Something went wrong on our side. Please try again.' });
  expect(await text(stream.end())).toContain('no column');
});

test('answers a refusal with its status, fields and headers', async () => {
  const app = createHttpServer({ logLevel: 'silent' });
  app.get('/', () => {
    throw new Refusal(429, 'Too often', { field: 'email' }, { 'retry-after': 5 });
  });
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
  expect(JSON.parse(body)).toEqual({ message: 'Too often', field: 'email' });
});

test('a service converts its own errors, and other errors are internal', async () => {
  const app = createHttpServer({ logLevel: 'silent' });
  app.setErrorHandler(
    createErrorHandler(({ code }) =>
      code === 'BUSY' ? new Refusal(503, 'The database is busy') : undefined,
    ),
  );
  app.get('/:code', ({ params }) => Promise.reject(Object.assign(new Error('secret'), params)));
  expect((await app.inject('/BUSY')).json()).toEqual({ message: 'The database is busy' });
  const other = await app.inject('/OTHER');
  expect(other.statusCode).toBe(500);
  expect(other.body).not.toContain('secret');
});
