import type { FastifyInstance } from 'fastify';
import type { Services } from '../createServices';

export function measureRequests(
  app: FastifyInstance,
  { metrics, measuredPages }: Pick<Services, 'metrics' | 'measuredPages'>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    metrics.request({
      ...(measuredPages.get(request) ?? { route, release: '' }),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
}
