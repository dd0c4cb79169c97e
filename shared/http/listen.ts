import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

const ALL_INTERFACES = '0.0.0.0';

const EXAMPLES = { PORT: 'PORT=3001 npm start', BOARD_PORT: 'BOARD_PORT=4101 npm start' };

/**
 * Parses a port, and checks that the port is free. Servers call this function before they start slow work.
 * @throws {Error} if the port is invalid or in use
 */
export async function portNumber(port: string, variable: keyof typeof EXAMPLES = 'PORT'): Promise<number> {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new Error(`${variable} is "${port}", which is no port number (0 to 65535).`);
  }
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    const taken = `Port ${port} is taken by another program. Stop it, or choose another: ${EXAMPLES[variable]}`;
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error),
    );
    probe.listen(number, ALL_INTERFACES, () => probe.close(() => resolve()));
  });
  return number;
}

/** Returns the address to open in a browser. */
export async function listen(app: FastifyInstance, port: number, host = ALL_INTERFACES): Promise<string> {
  await app.listen({ port, host });
  const [address] = app.addresses();
  return `http://localhost:${typeof address === 'object' ? address.port : port}`;
}
