import type { FastifyInstance } from 'fastify';
import { manifestsOf } from '../../composition/releases/servedRelease';
import { pageOwner, TooManyRenders, type Renderer } from '../../render/renderTask';
import type { MeasuredPage, Metrics } from '../telemetry/metrics';
import { addSpans, span } from '../telemetry/tracing';

/**
 * Wraps a renderer, to measure and trace each render. A measurement contains the remote that owns the page, and the
 * version of the remote.
 */
export function measureRenders(renderer: Renderer, metrics: Metrics): Renderer {
  const measured: Renderer['render'] = async (served, owner, task) => {
    const { version } = pageOwner(served, owner, task);
    const from = performance.now();
    let outcome: 'rendered' | 'failed' | 'busy' = 'failed';
    try {
      const result = await renderer.render(served, owner, task);
      addSpans(result.timings);
      const wait = result.timings.find(({ name }) => name === 'queue');
      if (wait) metrics.queued.observe({ remote: owner }, (wait.end - wait.start) / 1_000);
      if (result.document) outcome = 'rendered';
      return result;
    } catch (error) {
      if (error instanceof TooManyRenders) outcome = 'busy';
      throw error;
    } finally {
      const seconds = (performance.now() - from) / 1_000;
      metrics.renders.observe({ remote: owner, version, outcome }, seconds);
    }
  };
  const render: Renderer['render'] = (served, owner, task) =>
    span(`render ${owner}`, () => measured(served, owner, task));
  const prepare: Renderer['prepare'] = (served) => {
    metrics.addVersions(manifestsOf(served).map(({ name, version }) => ({ remote: name, version })));
    return renderer.prepare(served);
  };
  return { render, prepare, close: () => renderer.close() };
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
