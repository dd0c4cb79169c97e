import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Release } from '../../composition/releaseDocument';
import { ReleaseRefused } from '../../composition/compose';
import { ReleaseError } from '../../composition/releaseStore';
import { signRelease } from '../../composition/signedRelease';
import type { BoardTools } from '../boardOptions';
import { boardPerson } from '../boardPerson';
import { formOf } from '../actions/formOf';
import { picksOf, proposalChoices, propose } from './proposal';
import { ProposalPage } from './ProposalPage';
import { releaseAddress } from '../releaseAddress';
import { ReleasePage } from './ReleasePage';
import { sendPage } from '../sendPage';

/** How long a link of the board shows a release, in milliseconds. */
const PREVIEW_MS = 2 * 3_600_000;

const word = v.pipe(v.string(), v.maxLength(120));
const proposalQuerySchema = v.object({
  with: v.optional(
    v.union([
      v.pipe(
        word,
        v.transform((only) => [only]),
      ),
      v.pipe(v.array(word), v.maxLength(100)),
    ]),
    [],
  ),
});

/** Pages that propose a release, compose it, and show it beside the live one. */
export function proposalRoutes(app: FastifyInstance, tools: BoardTools): void {
  const { context, notes, secret, shopOrigin, now } = tools;
  const { artefacts, releases, deployments } = context;

  const liveRelease = async (): Promise<Release> => {
    const present = await deployments.latest();
    if (!present) throw new ReleaseError('No release is live yet. Promote one first.');
    return releases.load(present.live);
  };

  app.get('/proposal', async (request, reply) => {
    const person = boardPerson(request.headers.authorization);
    const live = await liveRelease();
    const { success, output } = v.safeParse(proposalQuerySchema, request.query);
    const picks = picksOf(success ? output.with : ['']);
    const proposed = await propose({ artefacts, now }, live, picks);
    const choices = await proposalChoices(artefacts, live, picks);
    const token = notes.sign('form', 'compose', person.id);
    return sendPage(reply, {
      title: 'Propose a release',
      hasForms: true,
      children: <ProposalPage {...{ person, live, choices, proposed, token }} />,
    });
  });

  app.post('/compose', async (request, reply) => {
    const { fields } = formOf(tools, request, 'compose');
    const picks = picksOf((fields.with ?? '').split(' '));
    const proposed = await propose({ artefacts, now }, await liveRelease(), picks);
    if (!('id' in proposed)) throw new ReleaseRefused(proposed);
    await releases.save(proposed);
    return reply.redirect(`${releaseAddress(proposed.id)}?composed`, 303);
  });

  app.get<{ Params: { id: string } }>('/release/:id', async (request, reply) => {
    const person = boardPerson(request.headers.authorization);
    const [live, release] = [await liveRelease(), await releases.load(request.params.id)];
    const history = await deployments.recent(Infinity);
    const token = notes.sign('form', 'verify', person.id);
    const preview = signRelease(secret, 'preview', release.id, now() + PREVIEW_MS);
    const isNew = new URLSearchParams(request.url.split('?')[1]).has('composed');
    return sendPage(reply, {
      title: `Release ${release.id}`,
      hasForms: true,
      children: (
        <ReleasePage
          {...{ person, live, release, token, isNew }}
          wasLive={history.filter((deployment) => deployment.live === release.id)}
          previewLink={`${shopOrigin}/?preview=${encodeURIComponent(preview)}`}
          previewEnd={`${shopOrigin}/?preview=off`}
        />
      ),
    });
  });
}
