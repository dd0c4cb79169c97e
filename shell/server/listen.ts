import type { FastifyInstance } from 'fastify';

/**
 * Listens on every interface of this machine.
 * @param port as the environment names it
 * @returns the address to open
 * @throws {Error} in words when the port is no port, or taken
 */
export async function listen(app: FastifyInstance, port: string): Promise<string> {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new Error(`PORT is "${port}", which is no port number (0 to 65535).`);
  }
  try {
    await app.listen({ port: number, host: '0.0.0.0' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
      );
    }
    throw error;
  }
  const [address] = app.addresses();
  return `http://localhost:${typeof address === 'object' ? address.port : number}`;
}
