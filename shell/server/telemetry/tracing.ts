import { context, propagation, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Timing } from '../../render/renderTask';
import type { MeasuredPage } from './metrics';

/** Creates spans. Spans are recorded only after `exportSpans` has registered an exporter. */
const tracer = trace.getTracer('tanabana');

/** Runs a function in a span. Spans that the function creates are children of this span. */
export function span<Result>(name: string, run: (current: Span) => Promise<Result>): Promise<Result> {
  return tracer.startActiveSpan(name, async (current) => {
    try {
      return await run(current);
    } catch (error) {
      current.recordException(error instanceof Error ? error : String(error));
      current.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      current.end();
    }
  });
}

/** Adds spans for timings that another process measured, as children of the current span. */
export function addSpans(timings: readonly Timing[]): void {
  for (const { name, start, end } of timings) tracer.startSpan(name, { startTime: start }).end(end);
}

/** Adds a span to each request, as a child of the caller's span. */
export function traceRequests(
  app: FastifyInstance,
  { measuredPages }: { readonly measuredPages: WeakMap<FastifyRequest, MeasuredPage> },
): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(context.active(), request.headers);
    const current = tracer.startSpan('request', { attributes: { 'tanabana.request': request.id } }, parent);
    spans.set(request, current);
    context.with(trace.setSpan(parent, current), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, is404, routeOptions } = request;
    const page = measuredPages.get(request);
    const route = page?.route ?? (is404 ? 'none' : (routeOptions.url ?? 'none'));
    spans
      .get(request)
      ?.updateName(`${method} ${route}`)
      .setAttributes({
        'http.route': route,
        'http.request.method': method,
        'http.response.status_code': reply.statusCode,
        ...(page && { 'tanabana.release': page.release, 'tanabana.fallback': page.fallback ?? 'none' }),
      })
      .end();
    done();
  });
}
