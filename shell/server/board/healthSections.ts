import type { Release } from '../../release/releaseDocument';
import { VITALS, type Observations } from '../observations';
import { all, markup, table, type Markup } from './markup';
import { vitalsChart } from './vitalsChart';

/** Failures by remote and version. */
export function failuresSection(observations: Observations): Markup {
  const counts = new Map<
    string,
    { remote: string; version: string; load: number; render: number; event: number; server: number }
  >();
  for (const { remote, version, kind } of observations.failures()) {
    const key = `${remote} ${version}`;
    const count = counts.get(key) ?? { remote, version, load: 0, render: 0, event: 0, server: 0 };
    counts.set(key, { ...count, [kind]: count[kind] + 1 });
  }
  if (counts.size === 0) return markup`<h2>Failures</h2><p>None.</p>`;
  return all([
    markup`<h2>Failures</h2>`,
    table(
      [
        'Remote',
        'Version',
        'Did not load',
        'Broke while rendering',
        'Broke on a click',
        'Failed on the server',
      ],
      [...counts.values()].map(({ remote, version, load, render, event, server }) => [
        markup`<span class="alarm">${remote}</span>`,
        markup`<code>${version}</code>`,
        load,
        render,
        event,
        server,
      ]),
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
