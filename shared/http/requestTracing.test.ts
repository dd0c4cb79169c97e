/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { createHttpServer, traceOf } from './createHttpServer';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test('every log line of a request has its id and the trace of its caller', async () => {
  const stream = new PassThrough();
  const lines: Record<string, unknown>[] = [];
  stream.on('data', (line: Buffer) => lines.push(JSON.parse(String(line)) as Record<string, unknown>));
  const app = createHttpServer({}, { logger: { level: 'info', stream } });
  app.get('/', (request) => {
    request.log.warn('within the request');
    return {};
  });
  await app.inject({ url: '/', headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
  await app.inject('/');
  const [traced, untraced] = lines.filter(({ msg }) => msg === 'within the request');
  expect(traced).toMatchObject({ traceId: TRACE, parentId: SPAN });
  expect(traced?.requestId).toMatch(/^[0-9a-f]{16}$/);
  expect(untraced).not.toHaveProperty('traceId');
  expect(untraced?.requestId).not.toBe(traced?.requestId);
  expect(lines.filter(({ requestId }) => requestId === traced?.requestId).length).toBeGreaterThan(1);
});

test.each([
  [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, parentId: SPAN }],
  [`cc-${TRACE}-${SPAN}-01-of-a-later-version`, { traceId: TRACE, parentId: SPAN }],
  [`ff-${TRACE}-${SPAN}-01`, {}],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, {}],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, {}],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, {}],
  [`00-${TRACE}-${SPAN}`, {}],
  [undefined, {}],
])('reads the trace of %s as W3C Trace Context requires', (header, trace) => {
  expect(traceOf(header)).toEqual(trace);
});
