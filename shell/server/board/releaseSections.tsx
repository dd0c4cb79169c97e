import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { scriptWeights } from '@tanabana/build/publish/overBudget';
import { deployablesOf, routesOf, type Release } from '../../composition/releaseDocument';
import type { Deployment } from '../../composition/deployment';
import type { Observations } from '../telemetry/observations';
import type { LiveReleases } from '../liveReleases';
import { Table } from './Table';

interface LiveProps {
  readonly served: LiveReleases;
  /** The deployment in force. */
  readonly deployment: Deployment | undefined;
  readonly observations: Observations;
}

/** What is live, and the canary, with versions and sizes. */
export function Live({ served: { live, canary }, deployment, observations }: LiveProps) {
  return (
    <>
      <h2>
        Live: <code>{live.release.id}</code>
      </h2>
      <p>
        {deployment &&
          `${deployment.action} ${inMinutes(deployment.at)}${deployment.by ? ` by ${deployment.by}` : ''}, `}
        {observations.documentsOf(live.release.id)} pages given out.
      </p>
      <Deployables release={live.release} />
      {canary && (
        <>
          <h2>
            Canary: <code>{canary.release.id}</code>, {canary.share * 100}% of visitors
          </h2>
          <p>{observations.documentsOf(canary.release.id)} pages given out.</p>
          <Deployables release={canary.release} />
        </>
      )}
    </>
  );
}

function Deployables({ release }: { readonly release: Release }) {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const heaviest = (manifest: DeployManifest) => Math.max(0, ...Object.values(scriptWeights(manifest)));
  const whole = ({ files }: DeployManifest) =>
    Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Table
      columns={['Deployable', 'Version', 'Owner', 'Scripts of its heaviest page', 'Budget', 'All files']}
      rows={deployablesOf(release).map((manifest) => [
        manifest.name,
        <code>{manifest.version}</code>,
        manifest.owner,
        kilobytes(heaviest(manifest)),
        manifest.budgets ? kilobytes(manifest.budgets.scriptsOfPage) : 'none',
        kilobytes(whole(manifest)),
      ])}
    />
  );
}

/** Every route and who owns it. */
export function Routes({ release: { remotes, settings } }: { readonly release: Release }) {
  const routes = Object.values(remotes).flatMap((remote) =>
    routesOf(remote, settings).map(({ path, fragments }) => ({ path, remote, fragments })),
  );
  return (
    <>
      <h2>Routes</h2>
      <Table
        columns={['Route', 'Remote', 'Owner', 'Fragments']}
        rows={routes
          .sort((a, b) => a.path.localeCompare(b.path))
          .map(({ path, remote, fragments }) => [
            <code>{path}</code>,
            remote.name,
            remote.owner,
            fragments.join(', '),
          ])}
      />
    </>
  );
}

/** What was done, the newest first. */
export function History({ history }: { readonly history: readonly Deployment[] }) {
  return (
    <>
      <h2>History</h2>
      <Table
        columns={['When', 'What', 'Live', 'Canary', 'Who', 'Why', 'Checked']}
        rows={history.map(({ at, action, live, canary, by, reason, checks }) => [
          at.slice(0, 19).replace('T', ' '),
          action,
          <code>{live}</code>,
          canary && (
            <>
              <code>{canary.release}</code> {canary.share * 100}%
            </>
          ),
          by,
          reason,
          checks?.join(', '),
        ])}
      />
    </>
  );
}

/** What can be done now. */
export function Commands({ served: { canary } }: { readonly served: LiveReleases }) {
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
  return (
    <>
      <h2>Commands</h2>
      <pre tabIndex={0}>{commands.join('\n')}</pre>
    </>
  );
}

function inMinutes(at: string): string {
  return `on ${at.slice(0, 16).replace('T', ' at ')} UTC`;
}
