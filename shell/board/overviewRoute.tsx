import type { FastifyInstance } from 'fastify';
import type { Deployment } from '@tanabana/releases/documents/deployment';
import { commitInWords } from '@tanabana/releases/versions/publication';
import { formatPercent, sharesInWords } from '@tanabana/releases/deployments/canarySchedule';
import { authorInWords, deploymentInWords } from '@tanabana/releases/deployments/deploymentHistory';
import { canaryId, CanaryReports, type CanaryReport } from '@tanabana/releases/deployments/canaryReports';
import { readStatus, type Status, type StatusRelease } from '@tanabana/releases/deployments/readStatus';
import type { BoardOptions } from './boardOptions';
import { CanaryCounts } from './CanaryCounts';
import { formatTime } from './format';
import { Notice, sendPage } from './page';
import { BoardRefusal } from './boardRefusal';
import { Table } from './Table';
import { Versions } from './Versions';

export function overviewRoute(app: FastifyInstance, { context, now, dashboard }: BoardOptions): void {
  const canaryReports = new CanaryReports(context.objects);

  app.get<{ Querystring: { done?: string } }>('/', async (request, reply) => {
    const status = await readStatus({ ...context, now });
    const { live, history } = status;
    const [present] = history;
    if (!live || !present) throw new BoardRefusal(503, 'No release has been promoted yet.');
    const reports = present.canary
      ? await canaryReports.read(canaryId(present.canary.release, present.live, Date.parse(present.at)))
      : [];
    const { settings } = await context.releases.load(live.id);
    const added = history.find(({ number }) => String(number) === request.query.done);
    const children = (
      <>
        {added && <Notice message={`Done: ${deploymentInWords(added)}.`} />}
        {dashboard !== undefined && (
          <p>
            <a href={dashboard}>How visitors are served</a>: failures, speed and measurements of browsers.
          </p>
        )}
        <Live {...{ ...status, live, reports }} />
        <Published published={status.published} />
        <History history={history} />
      </>
    );
    return sendPage(reply, request, `Releases of ${settings.brand}`, children);
  });
}

type LiveProps = Pick<Status, 'canary' | 'history' | 'previous'> & {
  readonly live: StatusRelease;
  readonly reports: readonly CanaryReport[];
};

function checksInWords({ checks = [] }: Deployment): string {
  return checks.length > 0 ? `Checked: ${checks.join(', ')}.` : 'Nothing was checked.';
}

/** If a canary runs, also displays the versions in which the canary differs from the live release. */
function Live({ live, previous, canary, history, reports }: LiveProps) {
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
        {promotion && <p>{`${deploymentInWords(promotion)}. ${checksInWords(promotion)}`}</p>}
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
          {canary.steps !== undefined && <p>{`Steps: ${canary.steps}.`}</p>}
          {without.length > 0 && <p>{`Without ${without.map(({ name }) => name).join(', ')}.`}</p>}
          <Versions
            label="Versions that are not live"
            deployables={canary.deployables.filter((deployable) => !isLive(deployable))}
          />
          <CanaryCounts reports={reports} />
          <p className="choices">
            <a href={`/release/${canary.id}`}>Promote it, change its share, or end it…</a>
          </p>
        </section>
      )}
    </>
  );
}

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
        rows={history.map(
          ({ at, number, action, live, canary, by, isNameVerified, reason, checks }, index) => [
            formatTime(at),
            number,
            action,
            <a href={`/release/${live}?beside=${history[index + 1]?.live ?? live}`}>
              <code>{live}</code>
            </a>,
            canary && (
              <>
                <a href={`/release/${canary.release}?beside=${live}`}>
                  <code>{canary.release}</code>
                </a>
                {` ${sharesInWords(canary)}`}
              </>
            ),
            by && authorInWords({ by, isNameVerified }),
            reason,
            checks?.join(', '),
          ],
        )}
      />
    </section>
  );
}
