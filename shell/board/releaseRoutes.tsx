import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deployment } from '@tanabana/artefacts/releases/deployment';
import { resolveRelease } from '../composition/deployments/resolveRelease';
import { releaseDifferences, type ReleaseDifferences } from '../composition/releases/releaseDifferences';
import type { Release } from '@tanabana/artefacts/releases/releaseDocument';
import { signPreview } from '../composition/signing/preview';
import { BoardForm } from './boardForm';
import type { BoardOptions } from './boardOptions';
import { Differences } from './Differences';
import { formatTime } from './format';
import { Notice, sendPage } from './page';

const PREVIEW_TTL_MS = 2 * 3_600_000;

export function releaseRoutes(app: FastifyInstance, options: BoardOptions): void {
  const { artefacts, releases, deployments } = options.context;

  app.get('/rollback', async (_request, reply) =>
    reply.redirect(`/release/${await resolveRelease(releases, deployments, 'previous')}`, 303),
  );

  app.get<{ Params: { id: string }; Querystring: { composed?: string } }>(
    '/release/:id',
    async (request, reply) => {
      const release = await releases.load(request.params.id);
      const history = await deployments.recent(Infinity);
      const live = await releases.load(await resolveRelease(releases, deployments, 'live'));
      const differences = await releaseDifferences(artefacts, live, release);
      const children = (
        <>
          {request.query.composed !== undefined && (
            <Notice message="Composed. Nothing has changed for visitors." />
          )}
          <ReleasePage {...{ options, request, release, live, history, differences }} />
        </>
      );
      return sendPage(reply, request, `Release ${release.id}`, children);
    },
  );
}

interface ReleasePageProps {
  readonly options: BoardOptions;
  readonly request: FastifyRequest;
  readonly release: Release;
  readonly live: Release;
  /** Deployments, newest first. */
  readonly history: readonly Deployment[];
  readonly differences: ReleaseDifferences;
}

function ReleasePage({ options, request, release, live, history, differences }: ReleasePageProps) {
  const { secret, previewSecret = secret, shopOrigin, now } = options;
  const { id } = release;
  const composed = `Composed ${formatTime(release.createdAt)}.`;
  if (id === live.id) return <p>{`${composed} It is live.`}</p>;
  const [present] = history;
  const wasLive = history.find((deployment) => deployment.live === id);
  const state = { release: id, seen: present?.number ?? 0 };
  const preview = encodeURIComponent(signPreview(previewSecret, { release: id }, now() + PREVIEW_TTL_MS));
  return (
    <>
      <p>
        {`${composed} ${wasLive ? `It was live before, since ${formatTime(wasLive.at)}.` : 'It has never been live for everybody.'}`}
      </p>
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
      {present?.canary?.release === id && (
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
      <Differences {...differences} />
    </>
  );
}
