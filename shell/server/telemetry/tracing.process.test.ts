import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { npmStart } from '../../test/npmStart';
import { openStorefront, openTestShop } from '../../test/testShop';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const mockLoaded: string[] = [];

jest.mock('@opentelemetry/sdk-trace-node', () => {
  mockLoaded.push('SDK');
  return jest.requireActual<object>('@opentelemetry/sdk-trace-node');
});
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => {
  mockLoaded.push('exporter');
  return jest.requireActual<object>('@opentelemetry/exporter-trace-otlp-http');
});

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

/** Starts a collector that receives spans as OTLP in JSON. */
async function openCollector() {
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as {
        readonly resourceSpans: { readonly scopeSpans: { readonly spans: SentSpan[] }[] }[];
      };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  server.unref();
  return { spans, address: `http://127.0.0.1:${port}` };
}

test('an uncached page has a server-timing header, and the OpenTelemetry SDK is not loaded', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openStorefront(shop);
  const first = await app.inject('/cart');
  expect(first.headers['server-timing']).toMatch(
    /^load;dur=[\d.]+, render;dur=[\d.]+, compression;dur=[\d.]+$/,
  );
  expect((await app.inject('/cart')).headers).not.toHaveProperty('server-timing');
  await import('../runStorefront');
  expect(mockLoaded).toEqual([]);
});

test('sends the spans of a request to a collector, as part of the trace of the caller', async () => {
  const collector = await openCollector();
  const shop = await openTestShop();
  await shop.promoted(1);
  const { origin, ended, signal } = await npmStart(
    { DATA_DIR: shop.folder, OTEL_EXPORTER_OTLP_ENDPOINT: collector.address },
    'serve',
  );
  try {
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
    await fetch(`${origin}/cart?q=private`, { headers });
    await fetch(`${origin}/api/users/me`, { headers });
  } finally {
    signal('SIGTERM');
    await ended;
  }
  const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
  const nameOf = new Map(spans.map(({ spanId, name }) => [spanId, name]));
  const tree = spans.map(
    ({ name, parentSpanId = '' }) => `${nameOf.get(parentSpanId) ?? parentSpanId} > ${name}`,
  );
  expect(tree.sort()).toEqual([
    `${CALLER} > GET /api/users/me`,
    `${CALLER} > GET /cart`,
    'GET /cart > cache',
    'GET /cart > release choice',
    'cache > render cart',
    'render cart > compression',
    'render cart > load',
    'render cart > queue',
    'render cart > render',
  ]);
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  expect(JSON.stringify(spans)).not.toContain('private');
});
