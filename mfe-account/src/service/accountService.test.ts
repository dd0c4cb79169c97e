import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountService } from './accountService';
import { serviceRefusal } from './serviceRefusal';

/** A service on another origin that echoes requests, refuses /no, and never answers /never. */
let server: Server;
let base: string;
let onNever: (closed: Promise<void>) => void = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT');
      response.setHeader('Content-Type', 'application/json');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      if (request.url === '/api/never') {
        onNever(new Promise((resolve) => request.socket.once('close', () => resolve())));
        return;
      }
      if (request.url === '/api/no') response.statusCode = 409;
      const { method, url, headers } = request;
      const body = Buffer.concat(chunks).toString();
      response.end(JSON.stringify({ method, url, headers, body, message: ' Taken ' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => localStorage.clear());

interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

test('accountService sends the body as JSON and returns the body of the answer', async () => {
  const send = accountService(base, new AbortController().signal);
  const echo = (await send('POST', '/auth/login', { email: 'a@b.example' })) as Echo;
  expect(echo).toMatchObject({ method: 'POST', url: '/api/auth/login', body: '{"email":"a@b.example"}' });
  expect(echo.headers['content-type']).toBe('application/json');
});

test('accountService sends the bearer header exactly when a token exists (§7)', async () => {
  const send = accountService(base, new AbortController().signal);
  const signedOut = (await send('GET', '/users/me')) as Echo;
  expect(signedOut.headers.authorization).toBeUndefined();
  const token = tokenOf({ id: 'u1', exp: 9e9 });
  sessionStore.signIn(token, {}, true);
  const signedIn = (await send('GET', '/users/me')) as Echo;
  expect(signedIn.headers.authorization).toBe(`Bearer ${token}`);
});

test("accountService rejects with the service's message", async () => {
  const send = accountService(base, new AbortController().signal);
  const error: unknown = await send('POST', '/no', {}).catch((reason: unknown) => reason);
  expect(serviceRefusal(error)).toEqual({ status: 409, message: 'Taken' });
});

test('accountService closes the connection when the signal aborts', async () => {
  const leaving = new AbortController();
  const requested = new Promise<{ closed: Promise<void> }>((resolve) => {
    onNever = (closed) => resolve({ closed });
  });
  const call = accountService(base, leaving.signal)('GET', '/never');
  const { closed } = await requested;
  leaving.abort();
  await expect(call).rejects.toThrow('canceled');
  await closed;
});
