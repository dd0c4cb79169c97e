import type { GetLiveReleases, MissedDeployment } from '../live/liveReleases';
import type { Observations } from '../telemetry/observations';
import type { Metrics } from './metrics';

/** Adds what is live, and how the canary stands on this machine. */
export function addCanaryMetrics(
  metrics: Metrics,
  liveReleases: GetLiveReleases,
  missed: () => MissedDeployment | undefined,
  { pages }: Pick<Observations, 'pages'>,
): void {
  const served = () => liveReleases().catch(() => undefined);
  metrics.addGauge(
    'tanabana_release_live',
    '1 for the live release and the canary.',
    ['release', 'cohort'],
    async () => {
      const { live, canary } = (await served()) ?? {};
      return [
        ...(live ? [[{ release: live.release.id, cohort: 'live' }, 1] as const] : []),
        ...(canary ? [[{ release: canary.release.id, cohort: 'canary' }, 1] as const] : []),
      ];
    },
  );
  metrics.addGauge(
    'tanabana_deployment_missed',
    'Number of a later deployment that this machine cannot serve so far; 0 when it serves the last one.',
    [],
    () => Promise.resolve([[{}, missed()?.number ?? 0]]),
  );
  metrics.addGauge(
    'tanabana_canary_share',
    'Share of visitors who get the canary; 0 without one.',
    [],
    async () => [[{}, (await served())?.canary?.share ?? 0]],
  );
  metrics.addGauge(
    'tanabana_canary_pages',
    'Pages that the canary is judged by, of both sides, and those that failed.',
    ['cohort', 'state'],
    async () => {
      const { live, canary } = (await served()) ?? {};
      if (!live || !canary) return [];
      const counted = pages.since(canary.since);
      return (
        [
          ['live', live],
          ['canary', canary],
        ] as const
      ).flatMap(([cohort, { release }]) => {
        const own = counted.filter((page) => page.release === release.id);
        const failed = own.filter(({ failures }) => failures.size > 0);
        return [
          [{ cohort, state: 'counted' }, own.length] as const,
          [{ cohort, state: 'failed' }, failed.length] as const,
        ];
      });
    },
  );
}
