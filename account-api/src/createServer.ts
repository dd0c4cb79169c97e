import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { CreatedAccountApi } from './createAccountApi';
import { hostOptions, drainConnections, rejectInvalidRequests } from './hosting';

/**
 * Creates a server that has the account service under `/api` and nothing else.
 *
 * @param settings.logger whether to write a log to standard output
 * @param settings.proxies number of proxies in front of the server; only they may name the caller's address
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
