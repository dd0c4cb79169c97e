import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { CreatedAccountApi } from './createAccountApi';
import { hostOptions, drainConnections, rejectInvalidRequests } from './hosting';

/**
 * Creates a server with the account service under `/api`.
 * @param settings.proxies number of trusted proxies in front of the server
 */
export async function createServer(
  { plugin }: CreatedAccountApi,
  { logger, proxies }: { logger: boolean; proxies: number },
): Promise<FastifyInstance> {
  const server = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    ...hostOptions(proxies),
  });
  drainConnections(server);
  rejectInvalidRequests(server);
  await server.register(plugin, { prefix: '/api' });
  return server;
}
