import type { FastifyInstance } from 'fastify';
import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import { TooManyRenders, type RenderResult } from '../../render/renderTask';
import type { MeasuredPage, Metrics } from '../telemetry/metrics';
import { addSpans, span } from '../telemetry/tracing';

export function measureRender(
  metrics: Pick<Metrics, 'renders' | 'queued'>,
  { remote, version }: CodeOwner,
  render: () => Promise<RenderResult>,
): Promise<RenderResult> {
  return span(`render ${remote}`, async () => {
    const from = performance.now();
    let outcome: 'rendered' | 'failed' | 'busy' = 'failed';
    try {
      const result = await render();
      addSpans(result.timings);
      const wait = result.timings.find(({ name }) => name === 'queue');
      if (wait) metrics.queued.observe({ remote }, (wait.end - wait.start) / 1_000);
      if (result.document) outcome = 'rendered';
      return result;
    } catch (error) {
      if (error instanceof TooManyRenders) outcome = 'busy';
      throw error;
    } finally {
      metrics.renders.observe({ remote, version, outcome }, (performance.now() - from) / 1_000);
    }
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the request is answered with a page that a visitor opens. */
    measuredPage?: MeasuredPage | undefined;
  }
}

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('measuredPage', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const page = request.measuredPage ?? { route, release: '' };
    metrics.request(page, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}
