import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ReleaseRefused } from '../composition/releases/compose';
import type { Deployment } from '../composition/deployments/deployment';
import type { Release } from '../composition/releases/releaseDocument';
import { ReleaseError } from '../composition/releases/releaseStore';
import { signPreview } from '../composition/signing/preview';
import { ActionForm } from './ActionForm';
import type { BoardOptions } from './boardOptions';
import { formToken, personOf, readForm } from './forms';
import { Notice, sendPage } from './page';
import { LEFT_OUT, picksOf, proposalChoices, propose, type ProposalChoice } from './proposal';
import { SideBySide } from './SideBySide';
import { formatTime } from './format';

/** Lifetime of preview links of the board, in milliseconds. */
const PREVIEW_MS = 2 * 3_600_000;

const word = v.pipe(v.string(), v.maxLength(120));
const proposalQuerySchema = v.object({
  with: v.optional(v.union([word, v.pipe(v.array(word), v.maxLength(100))]), []),
});

/** Registers the pages that propose and compose a release, and compare it with the live one. */
export function proposalRoutes(app: FastifyInstance, options: BoardOptions): void {
  const { context, secret, shopOrigin, now } = options;
  const { artefacts, releases, deployments } = context;

  const liveRelease = async (): Promise<Release> => {
    const present = await deployments.latest();
    if (!present) throw new ReleaseError('No release is live yet. Promote one first.');
    return releases.load(present.live);
  };
  const timestamp = () => new Date(now()).toISOString();

  app.get('/proposal', async (request, reply) => {
    const person = personOf(request);
    const live = await liveRelease();
    const { success, output } = v.safeParse(proposalQuerySchema, request.query);
    const picks = picksOf(success ? [output.with].flat() : ['']);
    const proposed = await propose(artefacts, live, picks, timestamp());
    const choices = await proposalChoices(artefacts, live, picks);
    const token = formToken(options, 'compose', person);
    const children = <Proposal {...{ live, choices, proposed, token }} />;
    return sendPage(reply, { title: 'Propose a release', person, children });
  });

  app.post('/compose', async (request, reply) => {
    const { fields } = readForm(options, request, 'compose');
    const picks = picksOf(fields.with.split(' '));
    const proposed = await propose(artefacts, await liveRelease(), picks, timestamp());
    if (!('id' in proposed)) throw new ReleaseRefused(proposed);
    await releases.save(proposed);
    return reply.redirect(`/release/${proposed.id}?composed`, 303);
  });

  app.get<{ Params: { id: string }; Querystring: { composed?: string } }>(
    '/release/:id',
    async (request, reply) => {
      const person = personOf(request);
      const [live, release] = [await liveRelease(), await releases.load(request.params.id)];
      const history = await deployments.recent(Infinity);
      const wasLive = history.find((deployment) => deployment.live === release.id);
      const preview = encodeURIComponent(signPreview(secret, { release: release.id }, now() + PREVIEW_MS));
      const token = formToken(options, 'verify', person);
      const children = (
        <>
          {request.query.composed !== undefined && (
            <Notice sentences={['Composed. Nothing has changed for visitors.']} />
          )}
          <p>
            Composed {formatTime(release.createdAt)}. {stateOf(release, live, wasLive)}
          </p>
          {release.id !== live.id && (
            <>
              <ActionForm
                action="verify"
                hidden={{ token, release: release.id }}
                label="Verify it, then choose"
              >
                <p>
                  Verifying tries every file, every budget and every page with a known address. A canary and a
                  promotion need it.
                </p>
              </ActionForm>
              <div className="choices">
                <a className="button quiet" href={`${shopOrigin}/?preview=${preview}`}>
                  Look at it in the shop
                </a>
                {wasLive && (
                  <a className="button quiet" href={`/rollback?release=${release.id}`}>
                    Roll back to it…
                  </a>
                )}
              </div>
              <p className="quiet">
                The shop then shows you this release for two hours, until you open{' '}
                <a href={`${shopOrigin}/?preview=off`}>the live one</a> again.
              </p>
              <SideBySide live={live} other={release} />
            </>
          )}
        </>
      );
      return sendPage(reply, { title: `Release ${release.id}`, person, children });
    },
  );
}

function stateOf(release: Release, live: Release, wasLive: Deployment | undefined): string {
  if (release.id === live.id) return 'It is live.';
  return wasLive
    ? `It was live before, since ${formatTime(wasLive.at)}.`
    : 'It has never been live for everybody.';
}

interface ProposalProps {
  readonly live: Release;
  readonly choices: readonly ProposalChoice[];
  /** The proposed release, or the reasons why these versions do not fit together. */
  readonly proposed: Release | readonly string[];
  readonly token: string;
}

/** Selects a version of each deployable, and shows what the selection would change. */
function Proposal({ live, choices, proposed, token }: ProposalProps) {
  const picked = choices.map(({ name, chosen }) => `${name}@${chosen}`).join(' ');
  return (
    <>
      <form className="picks" method="get" action="/proposal">
        {choices.map(({ name, versions, chosen, live: present }) => (
          <label key={name}>
            {name}
            <select name="with" defaultValue={`${name}@${chosen}`}>
              {versions.map(({ version, publishedAt }) => (
                <option key={version} value={`${name}@${version}`}>
                  {version} ({version === present ? 'live' : formatTime(publishedAt)})
                </option>
              ))}
              {name !== 'shell' && <option value={`${name}@${LEFT_OUT}`}>left out</option>}
            </select>
          </label>
        ))}
        <button className="quiet">Compare these versions</button>
      </form>
      {!('id' in proposed) ? (
        <Notice isBad sentences={['These versions make no release:']} lines={proposed} />
      ) : proposed.id === live.id ? (
        <p>These versions are what is live.</p>
      ) : (
        <>
          <SideBySide live={live} other={proposed} />
          <ActionForm action="compose" hidden={{ token, with: picked }} label="Compose this release">
            <p>Composing changes nothing for visitors. The release can then be looked at and verified.</p>
          </ActionForm>
        </>
      )}
    </>
  );
}
