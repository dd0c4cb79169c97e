import * as v from 'valibot';
import { readEnvironment, SERVER_VARIABLES, token, wholeNumber } from '../http/environment';

/** Maximum of RENDERS: each concurrent render needs a process and a core. */
const MAX_RENDERS = 64;

/** Maximum of DRAIN_SECONDS: a typo must not delay the shutdown for hours. */
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
  ...SERVER_VARIABLES,
});

/** Configuration of the server from the environment, without settings, secrets and stores. */
interface ServerConfiguration {
  /** Not parsed: `portNumber` does that. */
  readonly port: string;
  /** Fixed random seed, for tests and for comparing two releases. */
  readonly seed?: number;
  /** Number of proxies in front, which set the caller's address. */
  readonly proxies: number;
  readonly logLevel?: string;
  /** Token of `/metrics`. */
  readonly metricsToken?: string;
  /** Separate port on which `/metrics` needs no token. */
  readonly metricsPort?: number;
  /** Time that the server continues to serve after SIGTERM, with `/readyz` at 503, in milliseconds. */
  readonly drain: number;
  /** Maximum number of concurrent renders. */
  readonly renders?: number;
  /** `Strict-Transport-Security` over HTTPS; none when it is empty. */
  readonly hsts?: string;
}

/**
 * Reads the environment variables of the server. Empty ones count as not set, except HSTS.
 * @param env such as `process.env`
 * @throws {Error} with a sentence for each invalid variable
 */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): ServerConfiguration {
  const output = readEnvironment(configurationSchema, env);
  const { PORT, SEED, PROXIES, LOG_LEVEL, DRAIN_SECONDS, RENDERS, HSTS } = output;
  const { METRICS_TOKEN, METRICS_PORT } = output;
  return {
    port: PORT,
    proxies: PROXIES,
    drain: DRAIN_SECONDS * 1_000,
    ...(RENDERS !== undefined && { renders: RENDERS }),
    ...(HSTS !== undefined && { hsts: HSTS }),
    ...(SEED !== undefined && { seed: SEED }),
    ...(LOG_LEVEL && { logLevel: LOG_LEVEL }),
    ...(METRICS_TOKEN && { metricsToken: METRICS_TOKEN }),
    ...(METRICS_PORT !== undefined && { metricsPort: METRICS_PORT }),
  };
}
