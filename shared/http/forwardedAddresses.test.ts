import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createHttpServer } from './createHttpServer';

function openServer(proxies: number) {
  const logStream = new PassThrough();
  const app = createHttpServer({ proxies, logStream });
  app.get('/', ({ ip }) => ({ ip }));
  const addressFor = async (forwarded: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).json<{ ip: string }>().ip;
  return { addressFor, log: () => text(logStream.end()) };
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:40001', '203.0.113.9'],
  ['198.51.100.1:7, 203.0.113.9:40001', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:40001', '2001:db8::1'],
  ['::ffff:203.0.113.9:40001', '::ffff:203.0.113.9'],
  ['2001:db8:0:0:0:0:0:1:40001', '2001:db8:0:0:0:0:0:1'],
])('a client behind a proxy that sends %s has the address %s', async (forwarded, address) => {
  const { addressFor } = openServer(1);
  expect(await addressFor(forwarded)).toBe(address);
});

test('clients without an IP address count as one, and are logged once', async () => {
  const { addressFor, log } = openServer(1);
  expect(await addressFor('unknown')).toBe('unknown');
  expect(await addressFor('gateway-7:40001')).toBe('unknown');
  expect(await addressFor('[2001:db8::zz]:1')).toBe('unknown');
  expect(await addressFor('forged, 203.0.113.9:40001')).toBe('203.0.113.9');
  expect((await log()).match(/no IP address/g)).toHaveLength(1);
});

test('a forged entry before the address is neither used nor logged', async () => {
  const { addressFor, log } = openServer(1);
  expect(await addressFor('forged, 203.0.113.9')).toBe('203.0.113.9');
  expect(await log()).toBe('');
});

test('without a proxy the header is ignored', async () => {
  const { addressFor } = openServer(0);
  expect(await addressFor('203.0.113.9:40001')).toBe('127.0.0.1');
});
