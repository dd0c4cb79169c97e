import rateLimit from '@fastify/rate-limit';
import { parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { FAILURES_PATH, VITALS_PATH } from '../../protocol/reportPaths';
import { IPV6_PREFIX_BITS } from './addressTag';
import { VISITOR_COOKIE } from './canaryVisitors';
import type { Services } from '../createServices';
import { cookieValue } from '../hostCookie';
import type { Refusal } from './observations';
import { manifestsOf } from '../../composition/releases/servedRelease';
import { servedReleases } from '../live/liveReleases';
import { recordFailure, recordVital } from './recordReports';
import { failureSchema, vitalSchema, type FailureReport, type VitalReport } from './reportSchemas';

type ReportsServices = Pick<Services, 'metrics' | 'observations' | 'visitors' | 'liveReleases' | 'positions'>;

const MAX_REPORTS_PER_ADDRESS = 120;
const RATE_WINDOW_MS = 60_000;

/** Receives failure reports and web vitals from browsers. Refused reports are counted by reason. */
export async function reports(app: FastifyInstance, services: ReportsServices): Promise<void> {
  const { metrics, observations, liveReleases, positions } = services;
  const refuse = (reason: Refusal) => metrics.refusals.inc({ reason });
  await app.register(rateLimit, {
    max: MAX_REPORTS_PER_ADDRESS,
    timeWindow: RATE_WINDOW_MS,
    ipv6Subnet: IPV6_PREFIX_BITS,
  });
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 429) refuse('tooMany');
    else if (statusCode >= 400 && statusCode < 500) refuse('malformed');
  });

  app.post<{ Body: FailureReport }>(
    FAILURES_PATH,
    { schema: failureSchema, bodyLimit: 4_096 },
    async (request, reply) => {
      const served = await liveReleases();
      const token = cookieValue(parseCookie(request.headers.cookie ?? ''), VISITOR_COOKIE);
      const refusal = served ? recordFailure(services, request.body, token, served) : 'notServed';
      if (refusal) refuse(refusal);
      // Failures of pages without a token are warnings too.
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
      const refusal = served ? recordVital(observations, request.body, served) : 'notServed';
      if (refusal) refuse(refusal);
      return reply.code(204).send();
    },
  );
}
