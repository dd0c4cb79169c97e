/** @jest-environment node */
import { createServer, type Server, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchInTime } from './fetchInTime';
import { createSharedReads } from './sharedReads';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('fails when a server accepts the request and does not answer', async () => {
  const address = await listen(() => undefined);
  await expect(fetchInTime(address, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('fails when an answer stops within its body', async () => {
  const address = await listen((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('[1,');
  });
  const response = await fetchInTime(address, { timeoutMs: 200 });
  await expect(response.json()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a shared read whose request never ends is read again', async () => {
  let requests = 0;
  const address = await listen((_, response) => {
    requests += 1;
    if (requests > 1) response.end('rugs');
  });
  const shared = createSharedReads({ cache: true });
  const read = () => shared('a', async () => (await fetchInTime(address, { timeoutMs: 100 })).text());
  await expect(read()).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await read()).toBe('rugs');
});
