import fastify, { type FastifyInstance } from 'fastify';
import { listen } from '@tanabana/http/listen';
import { tokenGate } from '@tanabana/http/tokenGate';
import type { Metrics } from '../telemetry/metrics';

interface MetricsPageOptions {
  readonly metrics: Metrics;
  /** Token that requests must send. If undefined, everybody who can reach the port may read the metrics. */
  readonly token?: string | undefined;
}

export async function metricsPage(app: FastifyInstance, { metrics, token }: MetricsPageOptions) {
  const mayPass = token === undefined ? undefined : await tokenGate(app, token, 'Metrics');
  app.get('/metrics', async (request, reply) => {
    if (mayPass && !(await mayPass(request, reply))) return reply;
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
}

/** Serves `/metrics` without a token on a separate port, until the shop closes. */
export async function serveMetrics(shop: FastifyInstance, metrics: Metrics, port: number): Promise<string> {
  const app = fastify();
  await app.register(metricsPage, { metrics });
  shop.addHook('onClose', () => app.close());
  return listen(app, port);
}
