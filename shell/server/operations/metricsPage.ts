import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { listen } from '../../http/listen';
import { tokenGate } from '../../http/tokenGate';
import type { Metrics } from './metrics';

interface MetricsPageOptions {
  readonly metrics: Metrics;
  /** Who may read them; everybody who can reach the port without one. */
  readonly token?: string | undefined;
}

/** `GET /metrics`, in Prometheus' text format. */
export const metricsPage: FastifyPluginAsync<MetricsPageOptions> = async (app, { metrics, token }) => {
  const mayPass = token === undefined ? undefined : await tokenGate(app, token, 'Metrics');
  app.get('/metrics', async (request, reply) => {
    if (mayPass && !(await mayPass(request, reply))) return reply;
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
};

/** Serves the metrics on a port of their own, as long as the shop is served. @returns its address */
export async function serveMetrics(shop: FastifyInstance, metrics: Metrics, port: number): Promise<string> {
  const app = fastify();
  await app.register(metricsPage, { metrics });
  shop.addHook('onClose', () => app.close());
  return listen(app, port);
}
