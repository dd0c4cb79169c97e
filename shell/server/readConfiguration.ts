import * as v from 'valibot';
import { readEnvironment, SERVER_VARIABLES, token, wholeNumber } from '../http/environment';

/** Pages that may be rendered at once: each needs a process, and a core. */
const MAX_RENDERS = 64;

/** Longest that a server may go on serving after it was told to stop: a mistyped number would hold it for hours. */
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

/** What the environment says about the server, but for its settings, its secret and where it keeps what. */
interface ServerConfiguration {
  /** As the environment names it: `portNumber` finds out whether it can be had. */
  readonly port: string;
  /** Makes every document the same: for tests, and for comparing two releases. */
  readonly seed?: number;
  /** How many proxies stand in front and may name the caller's address. */
  readonly proxies: number;
  readonly logLevel?: string;
  /** Opens `/metrics` to those who give it. */
  readonly metricsToken?: string;
  /** Port of its own on which `/metrics` is open to whoever reaches it. */
  readonly metricsPort?: number;
  /** How long the server goes on serving after SIGTERM, while `/healthz` says 503, in milliseconds. */
  readonly drain: number;
  /** How many pages are rendered at once. */
  readonly renders?: number;
  /** `Strict-Transport-Security` over HTTPS; none when it is empty. */
  readonly hsts?: string;
}

/**
 * Reads the server's variables. Those that are set to nothing count as not set, but for HSTS.
 * @param env such as `process.env`
 * @throws {Error} with a sentence for each variable that is wrong
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
