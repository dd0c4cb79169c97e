import type { Services } from '../services/createServices';

export function addCanaryMetrics({
  metrics,
  liveReleases,
  missed,
  visitors,
}: Pick<Services, 'metrics' | 'liveReleases' | 'missed' | 'visitors'>): void {
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
    'Number of a later deployment that this server could not load so far; 0 when it serves the latest.',
    [],
    () => Promise.resolve([[{}, missed()?.number ?? 0]]),
  );
  metrics.addGauge(
    'tanabana_canary_share',
    'Share of visitors who get the canary; 0 without one.',
    [],
    async () => [[{}, (await served())?.canary?.share() ?? 0]],
  );
  metrics.addGauge(
    'tanabana_canary_visitors',
    'Visitors that count for the evaluation of the canary, by side, and those for whom a page failed.',
    ['cohort', 'state'],
    async () => {
      const counts = visitors.report(await served());
      if (!counts) return [];
      return (['live', 'canary'] as const).flatMap((cohort) => [
        [{ cohort, state: 'counted' }, counts[cohort].visitors] as const,
        [{ cohort, state: 'failed' }, counts[cohort].failed.length] as const,
      ]);
    },
  );
}
