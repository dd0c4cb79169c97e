import type { Release } from '../../composition/releaseDocument';
import { VITALS } from '../telemetry/measured';
import type { Observations } from '../telemetry/observations';
import { all, markup, table, type Markup } from './markup';
import { vitalsChart } from './vitalsChart';

/** Failures by remote and version, and the reports that do not count. */
export function failuresSection(observations: Observations): Markup {
  const none = { load: 0, render: 0, event: 0, server: 0, unproven: 0 };
  const counts = new Map<string, typeof none & { readonly remote: string; readonly version: string }>();
  for (const { remote, version, kind, count } of observations.failureCounts()) {
    const key = `${remote} ${version}`;
    counts.set(key, { ...none, ...counts.get(key), remote, version, [kind]: count });
  }
  if (counts.size === 0) return all([markup`<h2>Failures</h2><p>None.</p>`, refusals(observations)]);
  return all([
    markup`<h2>Failures</h2><p>Each page counts once in a column. What no token proves may be true or forged; no canary is judged by it.</p>`,
    table(
      [
        'Remote',
        'Version',
        'Did not load',
        'Broke while rendering',
        'Broke on a click',
        'Failed on the server',
        'Reported without a token',
      ],
      [...counts.values()].map(({ remote, version, load, render, event, server, unproven }) => [
        markup`<span class="alarm">${remote}</span>`,
        markup`<code>${version}</code>`,
        load,
        render,
        event,
        server,
        unproven,
      ]),
    ),
    refusals(observations),
  ]);
}

function refusals(observations: Observations): Markup {
  const counts = observations.refusalCounts();
  if (counts.length === 0) return markup`<h2>Reports that do not count</h2><p>None.</p>`;
  return all([
    markup`<h2>Reports that do not count</h2>`,
    table(
      ['Why', 'Reports'],
      counts.map(([reason, count]) => [reason, count]),
    ),
  ]);
}

/** How quick pages were, by route. */
export function vitalsSection({ settings }: Release, observations: Observations): Markup {
  const vitals = observations.vitals();
  const routes = [...new Set(vitals.map(({ route }) => route))].sort();
  const hint = settings.vitalsShare
    ? `Measured on ${settings.vitalsShare * 100}% of page loads.`
    : 'Nothing is measured: the setting vitalsShare names the share of page loads to measure, as in 0.1.';
  return all([
    markup`<h2>Web vitals</h2><p>${hint} Three of four visits stay below the number; the line is what counts as good.</p>`,
    ...(routes.length > 0
      ? [
          table(
            ['Route', ...VITALS],
            routes.map((route) => [
              markup`<code>${route}</code>`,
              ...VITALS.map((name) =>
                vitalsChart(
                  name,
                  vitals
                    .filter((vital) => vital.route === route && vital.name === name)
                    .map(({ value }) => value),
                ),
              ),
            ]),
          ),
        ]
      : []),
  ]);
}
