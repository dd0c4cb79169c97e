import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deployment } from '@tanabana/releases/documents/deployment';
import { formatPercent, shareAt, sharesInWords } from '@tanabana/releases/deployments/canarySchedule';
import { releaseInDetail } from '@tanabana/releases/deployments/readStatus';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import { releaseDifferences } from '@tanabana/releases/releases/releaseDifferences';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { signPreview } from '@tanabana/releases/signatures/preview';
import { BoardForm } from './boardForm';
import type { BoardOptions } from './boardOptions';
import { Differences } from './Differences';
import { formatTime } from './format';
import { Notice, sendPage } from './page';
import { Versions } from './Versions';

const PREVIEW_TTL_MS = 2 * 3_600_000;

export function releaseRoutes(app: FastifyInstance, options: BoardOptions): void {
  const { artefacts, releases, deployments } = options.context;

  app.get('/rollback', async (_request, reply) =>
    reply.redirect(`/release/${await resolveRelease(releases, deployments, 'previous')}`, 303),
  );

  /** Loads the release with which a page compares its release. `prune` may have removed the release. */
  const loadBeside = async (id: string, live: string, asked: string | undefined) => {
    if (asked !== undefined && asked !== id) return releases.load(asked);
    if (id !== live) return releases.load(live);
    const previous = await resolveRelease(releases, deployments, 'previous').catch(() => undefined);
    return previous === undefined ? undefined : releases.load(previous);
  };

  app.get<{ Params: { id: string }; Querystring: { composed?: string; beside?: string } }>(
    '/release/:id',
    async (request, reply) => {
      const release = await releases.load(request.params.id);
      const history = await deployments.recent(Infinity);
      const live = await resolveRelease(releases, deployments, 'live');
      const beside = await loadBeside(release.id, live, request.query.beside).catch(() => undefined);
      const differences = beside && (await releaseDifferences(artefacts, beside, release));
      const { deployables } = await releaseInDetail(artefacts, release);
      const children = (
        <>
          {request.query.composed !== undefined && (
            <Notice message="Composed. Nothing has changed for visitors." />
          )}
          <Actions {...{ options, request, release, live, history }} />
          <section>
            <h2>Versions</h2>
            <Versions label={`Versions of ${release.id}`} deployables={deployables} />
          </section>
          {beside && differences && (
            <Differences
              {...differences}
              beside={`${beside.id}${beside.id === live ? ', which is live' : ''}`}
            />
          )}
        </>
      );
      return sendPage(reply, request, `Release ${release.id}`, children);
    },
  );
}

interface ActionsProps {
  readonly options: BoardOptions;
  readonly request: FastifyRequest;
  readonly release: Release;
  readonly live: string;
  /** Deployments, newest first. */
  readonly history: readonly Deployment[];
}

/** Displays the state of a release, and the forms for the actions that the state allows. */
function Actions({ options, request, release, live, history }: ActionsProps) {
  const { secret, previewSecret = secret, shopOrigin, now } = options;
  const { id } = release;
  const composed = `Composed ${formatTime(release.createdAt)}.`;
  if (id === live) return <p>{`${composed} It is live.`}</p>;
  const [present] = history;
  const canary = present?.canary?.release === id ? present.canary : undefined;
  const wasLive = history.find((deployment) => deployment.live === id);
  const state = { release: id, seen: present?.number ?? 0 };
  const preview = encodeURIComponent(signPreview(previewSecret, { release: id }, now() + PREVIEW_TTL_MS));
  return (
    <>
      <p>
        {`${composed} ${wasLive ? `It was live before, since ${formatTime(wasLive.at)}.` : 'It has never been live for everybody.'}`}
      </p>
      {present && canary && (
        <p>
          {`It is the canary, for ${formatPercent(shareAt(present, now()))} of visitors.`}
          {canary.schedule && ` Steps: ${sharesInWords(canary)}.`}
        </p>
      )}
      <p>
        <a href={`${shopOrigin}/?preview=${preview}`}>Look at it in the shop</a>, which then shows you this
        release for two hours, until you open <a href={`${shopOrigin}/?preview=off`}>the live one</a> again.
      </p>
      <BoardForm {...{ options, request, state }} action="verify" label="Verify it, then choose">
        <p>
          Verifying tries every file, every budget and every page with a known address. A canary and a
          promotion need it.
        </p>
      </BoardForm>
      {canary && (
        <section>
          <h2>End the canary</h2>
          <BoardForm {...{ options, request, state }} action="end-canary" label="End the canary" asksReason>
            <p>Everybody gets the live release with the next page.</p>
          </BoardForm>
        </section>
      )}
      {wasLive && (
        <section>
          <h2>Roll back to it</h2>
          <BoardForm {...{ options, request, state }} action="rollback" label="Roll back" asksReason>
            <p>Everybody gets this release again with the next page. A canary ends with it.</p>
          </BoardForm>
        </section>
      )}
    </>
  );
}
