/** @jest-environment node */
import { readConfiguration } from './readConfiguration';

const DEFAULTS = {
  port: '3000',
  drainMs: 2_000,
  serviceName: 'tanabana-shop',
  storefront: { proxies: 0 },
};

test('reads variables, and treats empty ones as not set', () => {
  expect(readConfiguration({})).toEqual(DEFAULTS);
  expect(readConfiguration({ PORT: '', SEED: '', PROXIES: '', LOG_LEVEL: '', METRICS_TOKEN: '' })).toEqual(
    DEFAULTS,
  );
  const env = { SEED: '0', PROXIES: '2', LOG_LEVEL: 'info', METRICS_TOKEN: 'a token' };
  expect(readConfiguration(env)).toEqual({
    ...DEFAULTS,
    seed: 0,
    storefront: { proxies: 2, logLevel: 'info', metricsToken: 'a token' },
  });
});

test.each([
  [{ SEED: 'one' }, 'SEED is "one", which is no whole number.'],
  [{ SEED: '-1' }, 'SEED is "-1", which is no whole number.'],
  [{ SEED: '4294967296' }, 'SEED is more than 4294967295.'],
  [{ PROXIES: 'yes' }, 'PROXIES is "yes", which is no whole number.'],
  [{ PROXIES: '11' }, 'PROXIES is more than 10.'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is "loud", which is none of fatal, error, warn, info, debug, trace, silent.',
  ],
  [{ METRICS_TOKEN: '  ' }, 'METRICS_TOKEN starts or ends with a space, or contains control characters.'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is "-1", which is no number of seconds (0 to 300).'],
  [{ DRAIN_SECONDS: '2s' }, 'DRAIN_SECONDS is "2s", which is no number of seconds (0 to 300).'],
  [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS is 301, which is no number of seconds (0 to 300).'],
  [{ RENDERS: '0' }, 'RENDERS is 0: one page at least is rendered at once.'],
  [{ RENDERS: '65' }, 'RENDERS is more than 64.'],
  [{ HSTS: 'max-age=1\r\nx: y' }, 'HSTS contains characters that no header may contain.'],
  [
    { METRICS_TOKEN: 'token\n' },
    'METRICS_TOKEN starts or ends with a space, or contains control characters.',
  ],
])('refuses %p with a reason', (env, reason) => {
  expect(() => readConfiguration(env)).toThrow(new Error(reason));
});

test('reports all errors together', () => {
  expect(() => readConfiguration({ SEED: 'one', PROXIES: 'yes' })).toThrow(/SEED[^]*\n[^]*PROXIES/);
});

test('reads fractions of a second, and an empty HSTS', () => {
  expect(readConfiguration({ DRAIN_SECONDS: '0.5', HSTS: '' })).toMatchObject({
    drainMs: 500,
    storefront: { hsts: '' },
  });
});
