import type { Deployment } from '../composition/deployments/deployment';
import { formatDeployment } from '../composition/deployments/formatDeployment';
import type { MachineReport } from '../composition/deployments/machineReports';
import type { PublishedVersion, StatusRelease } from '../composition/deployments/readStatus';
import { versionsOf, type Release } from '../composition/releases/releaseDocument';
import { Health, JudgedVisitors } from './Health';
import { Notice } from './page';
import type { Overview } from './readOverview';
import { Table } from './Table';
import { formatPercent, formatTime } from './format';

interface OverviewPageProps extends Overview {
  /** Number of the deployment that the user has just added. */
  readonly done: number | undefined;
}

/** The live release, the canary, unreleased versions, health and history. */
export function OverviewPage({ live, canary, status, history, machines, done }: OverviewPageProps) {
  const added = history.find(({ number }) => number === done);
  return (
    <>
      {added && <Notice sentences={[`Done: ${formatDeployment(added)}`]} />}
      <section>
        <h2>
          Live: <code>{live.id}</code>
        </h2>
        <p>
          {liveSince(live.id, history)} {documentsOf(live, machines)} pages served in the last hour.
        </p>
        <Versions label={`Versions of ${live.id}`} deployables={status.live?.deployables ?? []} />
        <div className="choices">
          <a className="button quiet" href="/rollback">
            Roll back…
          </a>
        </div>
      </section>
      {canary && <CanarySection {...{ live, canary, status, machines }} />}
      <PublishedSection published={status.published} />
      <Health release={live} machines={machines} />
      <section>
        <h2>History</h2>
        <Table
          label="History"
          columns={['When', 'No.', 'What', 'Live', 'Canary', 'Who', 'Why', 'Checked']}
          rows={history.map((deployment) => [
            formatTime(deployment.at),
            deployment.number,
            deployment.action,
            <ReleaseLink id={deployment.live} />,
            deployment.canary && `${deployment.canary.release} ${formatPercent(deployment.canary.share)}`,
            deployment.by,
            deployment.reason,
            deployment.checks?.join(', '),
          ])}
        />
      </section>
    </>
  );
}

function ReleaseLink({ id }: { readonly id: string }) {
  return (
    <a href={`/release/${id}`}>
      <code>{id}</code>
    </a>
  );
}

/** Describes the deployment that made a release live, if it is in the history. @param history newest first */
function liveSince(id: string, history: readonly Deployment[]): string {
  const end = history.findIndex(({ live }) => live !== id);
  const since = end === -1 ? history.at(-1) : history[end - 1];
  if (!since) return '';
  const { at, action, by, reason } = since;
  return `Since ${formatTime(at)}: ${action}${by === undefined ? '' : ` by ${by}`}.${reason === undefined ? '' : ` “${reason}”`}`;
}

/** Number of documents of a release that all servers served in the last hour. */
function documentsOf({ id }: Release, machines: readonly MachineReport[]): number {
  return machines.reduce((sum, { documents }) => sum + (documents[id] ?? 0), 0);
}

function Versions({ label, deployables }: { readonly label: string } & Pick<StatusRelease, 'deployables'>) {
  return (
    <Table
      label={label}
      columns={['Deployable', 'Version', 'Owner', 'Published by']}
      rows={deployables.map(({ name, version, owner, by = 'unknown' }) => [
        name,
        <code>{version}</code>,
        owner,
        by,
      ])}
    />
  );
}

type CanaryProps = Pick<OverviewPageProps, 'live' | 'status' | 'machines'> & {
  readonly canary: NonNullable<Overview['canary']>;
};

/** The running canary: its share, versions and failures. */
function CanarySection({ live, canary: { release, share, since }, status, machines }: CanaryProps) {
  const { id } = release;
  const liveVersions = versionsOf(live);
  const without = Object.keys(live.remotes).filter((name) => !(name in release.remotes));
  return (
    <section>
      <h2>
        Canary: <code>{id}</code>, {formatPercent(share)} of visitors
      </h2>
      <p>
        Since {formatTime(since)}. {documentsOf(release, machines)} pages served in the last hour.
        {without.length > 0 && ` Without ${without.join(', ')}.`}
      </p>
      <Versions
        label="Versions that are not live"
        deployables={(status.canary?.deployables ?? []).filter(
          ({ name, version }) => liveVersions[name] !== version,
        )}
      />
      <JudgedVisitors machines={machines} />
      <div className="choices">
        <a className="button" href={`/release/${id}`}>
          Promote it, or change its share…
        </a>
        <a className="button quiet" href="/end-canary">
          End the canary…
        </a>
      </div>
    </section>
  );
}

/** Versions that are newer than the live ones, with links to propose them. */
function PublishedSection({ published }: { readonly published: readonly PublishedVersion[] }) {
  return (
    <section>
      <h2>Published since</h2>
      {published.length === 0 ? (
        <p>Nothing: of every deployable the newest version is live.</p>
      ) : (
        <Table
          label="Published since"
          columns={['Deployable', 'Version', 'Published by', 'When', 'Next']}
          rows={published.map(({ name, version, at, by = 'unknown' }) => [
            name,
            <code>{version}</code>,
            by,
            formatTime(at),
            <a href={`/proposal?with=${name}@${version}`} aria-label={`Propose ${name} ${version}`}>
              Propose
            </a>,
          ])}
        />
      )}
      <div className="choices">
        <a className="button quiet" href="/proposal">
          Propose {published.length === 0 ? 'a release' : 'the newest of all'}…
        </a>
      </div>
    </section>
  );
}
