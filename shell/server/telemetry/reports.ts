import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { FAILURES_PATH } from '../../src/remotes/pageHealth';
import { VITALS_PATH } from '../../src/vitals/reportVitals';
import { IPV6_PREFIX_BITS } from './addressTag';
import type { GetLiveReleases } from '../live/liveReleases';
import type { PageOfReportOptions } from './pageOfReport';
import { recordFailure, recordVital } from './recordReports';
import { failureSchema, vitalSchema, type FailureReport, type VitalReport } from './reportSchemas';

interface ReportsOptions extends PageOfReportOptions {
  readonly liveReleases: GetLiveReleases;
}

/** Maximum number of reports per address and `RATE_WINDOW_MS`. */
const MAX_REPORTS_PER_ADDRESS = 120;
const RATE_WINDOW_MS = 60_000;

const MAX_FAILURE_BYTES = 4_096;
const MAX_VITAL_BYTES = 1_024;

/**
 * Receives failure reports and web vitals from browsers. Failures count for a canary only with a valid document token.
 * Refused reports are counted by reason.
 */
export const reports: FastifyPluginAsync<ReportsOptions> = async (app, options) => {
  const { observations, liveReleases } = options;
  await app.register(rateLimit, {
    max: MAX_REPORTS_PER_ADDRESS,
    timeWindow: RATE_WINDOW_MS,
    ipv6Subnet: IPV6_PREFIX_BITS,
  });
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 429) observations.addRefusal('tooMany');
    else if (statusCode >= 400 && statusCode < 500) observations.addRefusal('malformed');
  });
  const served = async () => {
    const releases = await liveReleases();
    return releases ? [releases.live, ...(releases.canary ? [releases.canary] : [])] : [];
  };

  app.post<{ Body: FailureReport }>(
    FAILURES_PATH,
    { schema: failureSchema, bodyLimit: MAX_FAILURE_BYTES },
    async (request, reply) => {
      const refusal = recordFailure(options, request.body, await served());
      if (refusal) observations.addRefusal(refusal);
      // Pages in shared caches have no token; their failures are logged as warnings too.
      const level = refusal === undefined || refusal === 'tokenless' ? 'warn' : 'info';
      request.log[level]({ failure: request.body, refusal }, 'A remote failed in a browser');
      return reply.code(204).send();
    },
  );

  app.post<{ Body: VitalReport }>(
    VITALS_PATH,
    { schema: vitalSchema, bodyLimit: MAX_VITAL_BYTES },
    async (request, reply) => {
      const refusal = recordVital(observations, request.body, await served());
      if (refusal) observations.addRefusal(refusal);
      return reply.code(204).send();
    },
  );
};
