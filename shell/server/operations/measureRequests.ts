import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

interface MeasuredPage {
  readonly route: string;
  readonly release: string;
  readonly fallback: string;
}

/** Measures every request. @returns a function that adds the labels of a page to its request */
export function measureRequests(
  app: FastifyInstance,
  metrics: Metrics,
): (request: FastifyRequest, page: MeasuredPage) => void {
  const pages = new WeakMap<FastifyRequest, MeasuredPage>();
  app.addHook('onResponse', (request, reply, done) => {
    const page = pages.get(request);
    metrics.request({
      route: page?.route ?? (request.is404 ? 'none' : (request.routeOptions.url ?? 'none')),
      release: page?.release ?? '',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
      fallback: page?.fallback,
    });
    done();
  });
  return (request, page) => void pages.set(request, page);
}
