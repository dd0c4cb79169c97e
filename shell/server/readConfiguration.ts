import * as v from 'valibot';
import { readEnvironment, SERVER_VARIABLES, token, wholeNumber } from '@tanabana/http/environment';

/** Each concurrent render needs a process and a core. */
const MAX_RENDERS = 64;

/** Prevents a typo from delaying the shutdown for hours. */
const MAX_DRAIN_SECONDS = 300;

const drainSeconds = (issue: v.BaseIssue<unknown>) =>
  `is ${issue.received}, which is no number of seconds (0 to ${MAX_DRAIN_SECONDS}).`;

const configurationSchema = v.object({
  PORT: v.optional(v.string(), '3000'),
  SEED: v.optional(wholeNumber(2 ** 32 - 1)),
  METRICS_TOKEN: v.optional(token),
  METRICS_PORT: v.optional(wholeNumber(65_535)),
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

/** @throws {Error} with a sentence for each invalid variable */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>) {
  const variables = readEnvironment(configurationSchema, env);
  return {
    /** Parsed by `portNumber`. */
    port: variables.PORT,
    proxies: variables.PROXIES,
    /** Time between SIGTERM and the shutdown, in milliseconds. */
    drain: variables.DRAIN_SECONDS * 1_000,
    renders: variables.RENDERS,
    hsts: variables.HSTS,
    /** Fixed random seed, for tests and for comparing two releases. */
    seed: variables.SEED,
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN,
    /** Port on which `/metrics` needs no token. */
    metricsPort: variables.METRICS_PORT,
    /** Other origins whose pages may read the files of deployables. */
    assetOrigins: variables.ASSET_ORIGINS,
    /** Service name of traces; undefined when no traces are exported. */
    tracedAs: variables.OTEL_EXPORTER_OTLP_ENDPOINT && variables.OTEL_SERVICE_NAME,
  };
}
