import { context, INVALID_TRACEID, propagation, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { Timing } from '../../render/renderTask';

/** Creates spans. Spans are recorded only after `exportSpans` has registered an exporter. */
const tracer = trace.getTracer('tanabana');

/** Whether a span belongs to a trace. Without an exporter, no span does, and nothing more is done for it. */
const isTraced = (current: Span) => current.spanContext().traceId !== INVALID_TRACEID;

/** Spans that the function creates are children of this span. */
export function span<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const current = tracer.startSpan(name);
  if (!isTraced(current)) return run();
  return context.with(trace.setSpan(context.active(), current), async () => {
    try {
      return await run();
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
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(context.active(), request.headers);
    const current = tracer.startSpan('request', { attributes: { 'tanabana.request': request.id } }, parent);
    if (!isTraced(current)) {
      done();
      return;
    }
    spans.set(request, current);
    context.with(trace.setSpan(parent, current), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const current = spans.get(request);
    if (!current) {
      done();
      return;
    }
    const { method, is404, routeOptions, measuredPage: page } = request;
    const route = page?.route ?? (is404 ? 'none' : (routeOptions.url ?? 'none'));
    current
      .updateName(`${method} ${route}`)
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
