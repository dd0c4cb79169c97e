import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { scriptWeights } from '@tanabana/build/publish/overBudget';
import { deployablesOf, routesOf, type Release } from '../../composition/releaseDocument';
import type { Deployment } from '../../composition/deployment';
import type { Observations } from '../telemetry/observations';
import type { LiveReleases } from '../liveReleases';
import { all, markup, table, type Markup } from './markup';

/** What is live, and the canary, with versions and sizes. */
export function onShowSection(
  served: LiveReleases,
  deployment: Deployment | undefined,
  observations: Observations,
): Markup {
  const { live, canary } = served;
  const given = (release: Release) => observations.documentsOf(release.id);
  return all([
    markup`<h2>Live: <code>${live.release.id}</code></h2>
<p>${deployment ? `${deployment.action} ${inMinutes(deployment.at)}` : ''}, ${given(live.release)} pages given out.</p>`,
    deployables(live.release),
    ...(canary
      ? [
          markup`<h2>Canary: <code>${canary.release.id}</code>, ${canary.share * 100}% of visitors</h2>
<p>${given(canary.release)} pages given out.</p>`,
          deployables(canary.release),
        ]
      : []),
  ]);
}

function deployables(release: Release): Markup {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const heaviest = (manifest: DeployManifest) => Math.max(0, ...Object.values(scriptWeights(manifest)));
  const whole = ({ files }: DeployManifest) =>
    Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  return table(
    ['Deployable', 'Version', 'Owner', 'Scripts of its heaviest page', 'Budget', 'All files'],
    deployablesOf(release).map((manifest) => [
      manifest.name,
      markup`<code>${manifest.version}</code>`,
      manifest.owner,
      kilobytes(heaviest(manifest)),
      manifest.budgets ? kilobytes(manifest.budgets.scriptsOfPage) : 'none',
      kilobytes(whole(manifest)),
    ]),
  );
}

/** Every route and who owns it. */
export function routesSection({ remotes, settings }: Release): Markup {
  const routes = Object.values(remotes).flatMap((remote) =>
    routesOf(remote, settings).map(({ path, fragments }) => ({
      path,
      name: remote.name,
      owner: remote.owner,
      fragments,
    })),
  );
  return all([
    markup`<h2>Routes</h2>`,
    table(
      ['Route', 'Remote', 'Owner', 'Fragments'],
      routes
        .sort((a, b) => a.path.localeCompare(b.path))
        .map(({ path, name, owner, fragments }) => [
          markup`<code>${path}</code>`,
          name,
          owner,
          fragments.join(', '),
        ]),
    ),
  ]);
}

/** What was done, the newest first. */
export function historySection(history: readonly Deployment[]): Markup {
  return all([
    markup`<h2>History</h2>`,
    table(
      ['When', 'What', 'Live', 'Canary', 'Why'],
      history.map(({ at, action, live, canary, reason }) => [
        at.slice(0, 19).replace('T', ' '),
        action,
        markup`<code>${live}</code>`,
        canary ? markup`<code>${canary.release}</code> ${canary.share * 100}%` : '',
        reason ?? '',
      ]),
    ),
  ]);
}

/** What can be done now. */
export function commandsSection({ canary }: LiveReleases): Markup {
  const commands = [
    'npm run release -- status',
    'npm run release -- rollback --reason "…"',
    ...(canary
      ? [
          'npm run release -- canary 20%',
          'npm run release -- canary off --reason "…"',
          'npm run release -- promote canary',
        ]
      : ['npm run release -- canary newest 5%', 'npm run release -- promote newest']),
  ];
  return markup`<h2>Commands</h2><pre tabindex="0">${commands.join('\n')}</pre>`;
}

function inMinutes(at: string): string {
  return `on ${at.slice(0, 16).replace('T', ' at ')} UTC`;
}
