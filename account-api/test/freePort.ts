import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Finds a port of this machine on which nothing listens, for programs that take no port 0. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
