import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { serverActor } from '@tanabana/releases/environment/actor';
import { stopCanary } from '@tanabana/releases/deployments/deployReleases';
import { CanaryReports } from '@tanabana/releases/deployments/canaryReports';
import type { Services } from '../services/createServices';
import { judgeCanary } from './judgeCanary';

/**
 * Minimum time between two reports of a server, in milliseconds. A server that crashes loses the counts since its last
 * report.
 */
const REPORT_INTERVAL_MS = 5_000;

/**
 * Time that each running server adds to `REPORT_INTERVAL_MS`, in milliseconds, because every server reads the reports
 * of all others.
 */
const REPORT_INTERVAL_PER_SERVER_MS = 250;

type CanaryServices = Pick<
  Services,
  'deployments' | 'objects' | 'metrics' | 'visitors' | 'liveReleases' | 'now'
>;

/**
 * While a canary runs, writes the counts of this server after responses. Ends the canary if, in the reports of all servers, the canary
 * fails for more visitors than the live release.
 */
export function watchCanary(app: FastifyInstance, services: CanaryServices): void {
  const { deployments, objects, metrics, visitors, liveReleases, now } = services;
  const machine = `${hostname().replace(/[^\w.-]/g, '')}-${randomBytes(4).toString('hex')}`;
  const reports = new CanaryReports(objects);
  let servers = 0;
  let reportedAt = -Infinity;

  const evaluate = async () => {
    const served = await liveReleases();
    const own = visitors.report(served);
    if (!own || !served?.canary) return;
    await reports.write({ machine, at: new Date(now()).toISOString(), canary: own });
    const all = (await reports.read(own.id)).map(({ canary }) => canary);
    servers = all.length;
    const reason = judgeCanary(
      all.map(({ live }) => live),
      all.map(({ canary }) => canary),
    );
    if (reason === undefined) return;
    const { id } = served.canary.release;
    if (!(await stopCanary(deployments, reason, id, serverActor()))) return;
    metrics.endedCanaries.inc();
    app.log.warn({ canary: id, reason }, 'The canary fails more often than the live release, and was ended');
  };

  /** Timer that writes a report at the end of the interval. Cancelled if a request causes the report first. */
  let trailing: NodeJS.Timeout | undefined;
  const report = () => {
    clearTimeout(trailing);
    trailing = undefined;
    reportedAt = now();
    evaluate().catch((error: unknown) => app.log.error({ err: error }, 'The canary could not be evaluated'));
  };

  app.addHook('onResponse', (_request, _reply, done) => {
    const waitMs = reportedAt + REPORT_INTERVAL_MS + servers * REPORT_INTERVAL_PER_SERVER_MS - now();
    if (waitMs <= 0) report();
    else trailing ??= setTimeout(report, waitMs).unref();
    done();
  });
}
