import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../telemetry/metrics';

/** Labels of a page. */
export interface MeasuredPage {
  readonly route: string;
  readonly release: string;
  readonly fallback: string;
}

interface MeasureServices {
  readonly metrics: Metrics;
  readonly measuredPages: WeakMap<FastifyRequest, MeasuredPage>;
}

export function measureRequests(app: FastifyInstance, { metrics, measuredPages }: MeasureServices): void {
  app.addHook('onResponse', (request, reply, done) => {
    const page = measuredPages.get(request);
    metrics.request({
      route: page?.route ?? (request.is404 ? 'none' : (request.routeOptions.url ?? 'none')),
      release: page?.release ?? '',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
      fallback: page?.fallback,
    });
    done();
  });
}
