import * as v from 'valibot';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Most proxies that may stand in front, as for the account service. */
const MAX_PROXIES = 10;

/** Pages that may be rendered at once: each needs a process, and a core. */
const MAX_RENDERS = 64;

/** Longest that a server may go on serving after it was told to stop: a mistyped number would hold it for hours. */
const MAX_DRAIN_SECONDS = 300;

const drainSeconds = (issue: v.BaseIssue<unknown>) =>
  `is ${issue.received}, which is no number of seconds (0 to ${MAX_DRAIN_SECONDS}).`;

const wholeNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, (issue) => `is "${issue.received.slice(1, -1)}", which is no whole number.`),
    v.transform(Number),
    v.maxValue(max, `is more than ${max}.`),
  );

/** What it is must not be printed. */
const token = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(?! )[^\p{Cc}]+(?<! )$/u, 'starts or ends with a space, or holds control characters.'),
  ),
);

const configurationSchema = v.object({
  PORT: v.optional(v.string(), '3000'),
  SEED: v.optional(wholeNumber(2 ** 32 - 1)),
  PROXIES: v.optional(wholeNumber(MAX_PROXIES), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(LOG_LEVELS, (issue) => `is ${issue.received}, which is none of ${LOG_LEVELS.join(', ')}.`),
  ),
  BOARD_TOKEN: token,
  METRICS_TOKEN: token,
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
  HSTS: v.optional(v.pipe(v.string(), v.regex(/^[ -~]*$/, 'holds characters that no header may hold.'))),
});

/** What the environment says about the server, but for its settings, its secret and where it keeps what. */
interface ServerConfiguration {
  /** As the environment names it: `portNumber` finds out whether it can be had. */
  readonly port: string;
  /** Makes every document the same: for tests, and for comparing two releases. */
  readonly seed?: number;
  /** How many proxies stand in front and may name the caller's address. */
  readonly proxies: number;
  readonly logLevel?: (typeof LOG_LEVELS)[number];
  readonly boardToken?: string;
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
  const set = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'HSTS'),
  );
  const { success, output, issues } = v.safeParse(configurationSchema, set);
  if (!success) {
    throw new Error(issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'));
  }
  const { PORT, SEED, PROXIES, LOG_LEVEL, BOARD_TOKEN, DRAIN_SECONDS, RENDERS, HSTS } = output;
  const { METRICS_TOKEN, METRICS_PORT } = output;
  return {
    port: PORT,
    proxies: PROXIES,
    drain: DRAIN_SECONDS * 1_000,
    ...(RENDERS !== undefined && { renders: RENDERS }),
    ...(HSTS !== undefined && { hsts: HSTS }),
    ...(SEED !== undefined && { seed: SEED }),
    ...(LOG_LEVEL && { logLevel: LOG_LEVEL }),
    ...(BOARD_TOKEN && { boardToken: BOARD_TOKEN }),
    ...(METRICS_TOKEN && { metricsToken: METRICS_TOKEN }),
    ...(METRICS_PORT !== undefined && { metricsPort: METRICS_PORT }),
  };
}
