import rateLimit from '@fastify/rate-limit';
import { parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { FAILURES_PATH, VITALS_PATH } from '../../protocol/reportPaths';
import { IPV6_PREFIX_BITS, VISITOR_COOKIE } from '../telemetry/canaryVisitors';
import { policyReports } from './policyReports';
import type { Services } from '../services/createServices';
import { cookieValue } from '../visitor/hostCookie';
import { manifestsOf, type ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { servedReleases, type LiveReleases } from '../live/liveReleases';
import {
  failureSchema,
  vitalSchema,
  type FailureReport,
  type ReportRefusal,
  type VitalReport,
} from '../telemetry/reportSchemas';

const MAX_REPORTS_PER_ADDRESS = 120;
const RATE_WINDOW_MS = 60_000;

/** Label of measurements whose page names no release, or one that is not served any more. */
const OTHER_RELEASE = 'other';

type ReportServices = Pick<Services, 'metrics' | 'visitors' | 'liveReleases' | 'positions'>;

/** Receives failure reports, violations of the policy and web vitals from browsers. Refused reports are counted by reason. */
export async function reports(app: FastifyInstance, services: ReportServices): Promise<void> {
  const { metrics, liveReleases, positions } = services;
  const refuse = (reason: ReportRefusal) => metrics.refusals.inc({ reason });
  await app.register(rateLimit, {
    max: MAX_REPORTS_PER_ADDRESS,
    timeWindow: RATE_WINDOW_MS,
    ipv6Subnet: IPV6_PREFIX_BITS,
  });
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 429) refuse('tooMany');
    else if (statusCode >= 400 && statusCode < 500) refuse('malformed');
  });

  policyReports(app, services);
  app.post<{ Body: FailureReport }>(
    FAILURES_PATH,
    { schema: failureSchema, bodyLimit: 4_096 },
    async (request, reply) => {
      const served = await liveReleases();
      const token = cookieValue(parseCookie(request.headers.cookie ?? ''), VISITOR_COOKIE);
      const refusal = served ? recordFailure(services, request.body, token, served) : 'notServed';
      if (refusal) refuse(refusal);
      // Pages have a token only while a canary runs. A report without a token can be valid, and is logged like an
      // accepted report.
      const level = refusal === undefined || refusal === 'tokenless' ? 'warn' : 'info';
      const manifests = served ? servedReleases(served).flatMap(manifestsOf) : [];
      const failure = { ...request.body, stack: await positions(request.body.stack ?? '', manifests) };
      request.log[level]({ failure, refusal }, 'A remote failed in a browser');
      return reply.code(204).send();
    },
  );

  app.post<{ Body: VitalReport }>(
    VITALS_PATH,
    { schema: vitalSchema, bodyLimit: 1_024 },
    async (request, reply) => {
      const served = await liveReleases();
      const refusal = served ? recordVital(metrics, request.body, served) : 'notServed';
      if (refusal) refuse(refusal);
      return reply.code(204).send();
    },
  );
}

/**
 * Counts a failure for the release of the visitor. A report without a token counts as `unproven`, because anybody can
 * send one.
 * @returns the reason why the report is refused
 */
function recordFailure(
  { metrics, visitors }: Pick<Services, 'metrics' | 'visitors'>,
  { remote, version, kind }: FailureReport,
  token: string | undefined,
  served: LiveReleases,
): ReportRefusal | undefined {
  if (token === undefined) {
    const isServed = servedReleases(served).some((release) => hasVersion(release, remote, version));
    if (isServed) metrics.failures.inc({ remote, version, kind: 'unproven' });
    return 'tokenless';
  }
  const visitor = visitors.visitorOf(served, token);
  if (typeof visitor === 'string') return visitor;
  if (!hasVersion(served[visitor.side], remote, version)) return 'unknown';
  visitors.count(served, visitor, true);
  metrics.failures.inc({ remote, version, kind });
  return undefined;
}

/**
 * Counts a measurement. Measurements need no token, because no decision depends on them.
 * @returns the reason why the report is refused
 */
function recordVital(
  metrics: Services['metrics'],
  { route, name, value, release = '' }: VitalReport,
  served: LiveReleases,
): ReportRefusal | undefined {
  const releases = servedReleases(served);
  const owner = releases
    .flatMap(({ release }) => Object.values(release.remotes))
    .find(({ routes }) => routes.some(({ path }) => path === route))?.name;
  if (owner === undefined) return 'unknown';
  const isServed = releases.some(({ release: { id } }) => id === release);
  metrics.vital({ route, remote: owner, release: isServed ? release : OTHER_RELEASE, name, value });
  return undefined;
}

function hasVersion(served: ServedRelease | undefined, remote: string, version: string): boolean {
  if (!served) return false;
  const { release, fallbacks } = served;
  const known = remote === 'shell' ? [release.shell] : [release.remotes[remote], fallbacks[remote]];
  return known.some((manifest) => manifest?.version === version);
}
