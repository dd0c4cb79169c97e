import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { CreatedAccountApi } from './createAccountApi';
import { hostOptions, letGoOfConnections } from './hosting';

/**
 * A server with nothing but the account service under `/api`.
 *
 * @param settings.logger whether to write a log to standard output
 * @param settings.proxies how many proxies stand in front and may name the caller's address
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
  letGoOfConnections(server);
  await server.register(plugin, { prefix: '/api' });
  return server;
}
