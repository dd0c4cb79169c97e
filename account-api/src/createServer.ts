import { createHttpServer, type HostOptions } from '@tanabana/http/createHttpServer';
import { LogController, type FastifyInstance } from 'fastify';
import type { CreatedAccountApi } from './createAccountApi';

/** Creates a server with the account service under `/api`. Closing the server closes the service. */
export async function createServer(
  { plugin, close }: CreatedAccountApi,
  options: HostOptions,
): Promise<FastifyInstance> {
  const logController = new LogController({ disableRequestLogging: true });
  const server = createHttpServer(options, { logController });
  server.addHook('onClose', close);
  await server.register(plugin, { prefix: '/api' });
  return server;
}
