import type { FastifyInstance } from 'fastify';
import { commitInWords } from '@tanabana/artefacts/store/publication';
import { deploymentInWords } from '../composition/deployments/deploymentHistory';
import { ServerReports, type ServerReport } from '../composition/deployments/serverReports';
import { readStatus, type Status, type StatusRelease } from '../composition/deployments/readStatus';
import type { BoardOptions } from './boardOptions';
import { CanaryCounts, Health } from './Health';
import { formatPercent, formatTime } from './format';
import { Notice, sendPage } from './page';
import { BoardRefusal } from './boardRefusal';
import { Table } from './Table';

/** Maximum age of a server's report, in milliseconds. Older reports are ignored, because a report covers one hour. */
const MAX_REPORT_AGE_MS = 3_600_000;

export function overviewRoute(app: FastifyInstance, { context, now }: BoardOptions): void {
  const reports = new ServerReports(context.objects);

  app.get<{ Querystring: { done?: string } }>('/', async (request, reply) => {
    const [status, all] = await Promise.all([readStatus(context), reports.read()]);
    const { live } = status;
    if (!live) throw new BoardRefusal(503, 'No release has been promoted yet.');
    const machines = all.filter(({ at }) => Date.parse(at) > now() - MAX_REPORT_AGE_MS);
    const { settings } = await context.releases.load(live.id);
    const added = status.history.find(({ number }) => String(number) === request.query.done);
    const children = (
      <>
        {added && <Notice message={`Done: ${deploymentInWords(added)}.`} />}
        <Live {...{ ...status, live, machines }} />
        <Published published={status.published} />
        <Health vitalsShare={settings.vitalsShare} machines={machines} />
        <History history={status.history} />
      </>
    );
    return sendPage(reply, request, `Releases of ${settings.brand}`, children);
  });
}

/** Returns a sentence with the number of documents of a release that all servers together served in the last hour. */
function servedOf({ id }: StatusRelease, machines: readonly ServerReport[]): string {
  const count = machines.reduce((sum, { documents }) => sum + (documents[id] ?? 0), 0);
  return `${count} pages served in the last hour.`;
}

function Versions({ label, deployables }: { readonly label: string } & Pick<StatusRelease, 'deployables'>) {
  return (
    <Table
      label={label}
      columns={['Deployable', 'Version', 'Commit', 'Owner', 'Published by']}
      rows={deployables.map(({ name, version, owner, by = 'unknown', commit }) => [
        name,
        <code>{version}</code>,
        commit && commitInWords(commit),
        owner,
        by,
      ])}
    />
  );
}

type LiveProps = Pick<Status, 'canary' | 'history' | 'previous'> & {
  readonly live: StatusRelease;
  readonly machines: readonly ServerReport[];
};

/**
 * Displays the live release. If a canary runs, also displays the versions in which the canary differs from the live
 * release.
 */
function Live({ live, previous, canary, history, machines }: LiveProps) {
  const promotion = history.find((_deployment, index) => history[index + 1]?.live !== live.id);
  const isLive = ({ name, version }: StatusRelease['deployables'][number]) =>
    live.deployables.some((deployable) => deployable.name === name && deployable.version === version);
  const without = live.deployables.filter(
    ({ name }) => !canary?.deployables.some((one) => one.name === name),
  );
  return (
    <>
      <section>
        <h2>
          Live: <code>{live.id}</code>
        </h2>
        <p>{`${promotion ? `${deploymentInWords(promotion)}. ` : ''}${servedOf(live, machines)}`}</p>
        <Versions label={`Versions of ${live.id}`} deployables={live.deployables} />
        {previous !== undefined && (
          <p className="choices">
            <a href="/rollback">Roll back…</a>
          </p>
        )}
      </section>
      {canary && (
        <section>
          <h2>
            Canary: <code>{canary.id}</code>, {formatPercent(canary.share)} of visitors
          </h2>
          <p>
            {servedOf(canary, machines)}
            {without.length > 0 && ` Without ${without.map(({ name }) => name).join(', ')}.`}
          </p>
          <Versions
            label="Versions that are not live"
            deployables={canary.deployables.filter((deployable) => !isLive(deployable))}
          />
          <CanaryCounts machines={machines} />
          <p className="choices">
            <a href={`/release/${canary.id}`}>Promote it, change its share, or end it…</a>
          </p>
        </section>
      )}
    </>
  );
}

/** Displays versions that are newer than the live ones, each with a link that proposes a release with this version. */
function Published({ published }: Pick<Status, 'published'>) {
  return (
    <section>
      <h2>Published since</h2>
      {published.length === 0 ? (
        <p>Nothing: of every deployable the newest version is live.</p>
      ) : (
        <Table
          label="Published since"
          columns={['Deployable', 'Version', 'Commit', 'Published by', 'When', 'Next']}
          rows={published.map(({ name, version, at, by = 'unknown', commit }) => [
            name,
            <code>{version}</code>,
            commit && commitInWords(commit),
            by,
            formatTime(at),
            <a href={`/proposal?with=${name}@${version}`} aria-label={`Propose ${name} ${version}`}>
              Propose
            </a>,
          ])}
        />
      )}
      <p className="choices">
        <a href="/proposal">{`Propose ${published.length === 0 ? 'a release' : 'the newest of all'}…`}</a>
      </p>
    </section>
  );
}

function History({ history }: Pick<Status, 'history'>) {
  return (
    <section>
      <h2>History</h2>
      <Table
        label="History"
        columns={['When', 'No.', 'What', 'Live', 'Canary', 'Who', 'Why', 'Checked']}
        rows={history.map(({ at, number, action, live, canary, by, reason, checks }) => [
          formatTime(at),
          number,
          action,
          <a href={`/release/${live}`}>
            <code>{live}</code>
          </a>,
          canary && `${canary.release} ${formatPercent(canary.share)}`,
          by,
          reason,
          checks?.join(', '),
        ])}
      />
    </section>
  );
}
