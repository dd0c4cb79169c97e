import * as v from 'valibot';
import { readEnvironment, SERVER_VARIABLES, token, wholeNumber } from '@tanabana/http/environment';

/** Maximum of RENDERS, because each concurrent render needs a process and a core. */
const MAX_RENDERS = 64;

/** Maximum of DRAIN_SECONDS, so that a typing error does not delay the shutdown for hours. */
const MAX_DRAIN_SECONDS = 300;

const drainSeconds = (issue: v.BaseIssue<unknown>) =>
  `is ${issue.received}, which is no number of seconds (0 to ${MAX_DRAIN_SECONDS}).`;

const configurationSchema = v.object({
  /** Not parsed here, because `portNumber` parses the port, and also checks that no other program uses the port. */
  PORT: v.optional(v.string(), '3000'),
  /** Fixed seed of random values, for tests and for comparing two releases. */
  SEED: v.optional(wholeNumber(2 ** 32 - 1)),
  METRICS_TOKEN: v.optional(token),
  /** Port on which `/metrics` requires no token. */
  METRICS_PORT: v.optional(wholeNumber(65_535)),
  /** Time between SIGTERM and the shutdown. */
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,3})?$/, drainSeconds),
      v.transform(Number),
      v.maxValue(MAX_DRAIN_SECONDS, drainSeconds),
    ),
    '2',
  ),
  RENDERS: v.optional(
    v.pipe(wholeNumber(MAX_RENDERS), v.minValue(1, 'is 0: one page at least is rendered at once.')),
  ),
  /** Other origins whose pages may read the files of deployables. */
  ASSET_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/,
        'is no list of origins, as in "https://host.example,https://other.example".',
      ),
      v.transform((origins) => origins.split(',')),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url('is no address, as in http://localhost:4318.')),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'tanabana-shop'),
  ...SERVER_VARIABLES,
});

/**
 * Reads the environment variables of a server, as options of `createStorefront` and of the process.
 * @throws {Error} with a sentence for each invalid variable
 */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>) {
  const read = readEnvironment(configurationSchema, env);
  return {
    port: read.PORT,
    seed: read.SEED,
    metricsPort: read.METRICS_PORT,
    drainMs: read.DRAIN_SECONDS * 1_000,
    tracesTo: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: read.OTEL_SERVICE_NAME,
    storefront: {
      proxies: read.PROXIES,
      hsts: read.HSTS,
      logLevel: read.LOG_LEVEL,
      metricsToken: read.METRICS_TOKEN,
      renders: read.RENDERS,
      assetOrigins: read.ASSET_ORIGINS,
    },
  };
}
