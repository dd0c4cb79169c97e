import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { canaryShare } from '../composition/deployments/canaryShare';
import { loadCompleteRelease } from '../composition/releases/loadCompleteRelease';
import { verifiedChecks } from '../render/verify/verify';
import { act, ACTIONS, type Action } from './actions';
import { ActionForm } from './ActionForm';
import { BoardRefusal } from './boardRefusal';
import type { BoardOptions } from './boardOptions';
import { fieldsSchema, formToken, MAX_REASON, personOf, provenPages, readForm, requireName } from './forms';
import { Notice, sendPage } from './page';
import { SideBySide } from './SideBySide';

type Name = keyof typeof ACTIONS;

/** Default share of a canary. */
const DEFAULT_SHARE = 0.05;

/** Registers for each action a confirmation page that requires a reason, and the route that performs it. */
export function actionRoutes(app: FastifyInstance, options: BoardOptions): void {
  for (const name of Object.keys(ACTIONS) as Name[]) addAction(app, options, name, ACTIONS[name]);
}

function addAction(app: FastifyInstance, options: BoardOptions, name: Name, action: Action): void {
  const { context } = options;

  app.get(`/${name}`, async (request, reply) => {
    const person = personOf(request);
    requireName(person);
    const { success, output } = v.safeParse(fieldsSchema, request.query);
    if (!success) throw new BoardRefusal(400, 'Not understood', ['This link is not one of the board’s.']);
    const history = await context.deployments.recent(Infinity);
    const [present] = history;
    const id = action.releaseOf(output.release, history);
    if (!present || id === undefined) {
      throw new BoardRefusal(409, 'There is nothing to do', ['No release is selected.']);
    }
    if (action.needsProof && provenPages(options, id, output.proof) === undefined) {
      return reply.redirect(`/release/${id}`, 303);
    }
    const [release, live] = [await context.releases.load(id), await context.releases.load(present.live)];
    const doubt = await action.doubtOf?.(context, id);
    const token = formToken(options, name, person);
    const hidden = { token, seen: String(present.number), release: id, proof: output.proof };
    const children = (
      <>
        <p>{action.happens}</p>
        {doubt !== undefined && <Notice isBad sentences={[doubt]} />}
        <ActionForm action={name} hidden={hidden} label={action.label}>
          {action.hasShare && (
            <label>
              Share of visitors, in per cent
              <input
                type="number"
                name="share"
                min="0.01"
                max="99.99"
                step="0.01"
                required
                defaultValue={((present.canary?.share ?? DEFAULT_SHARE) * 100).toFixed(2)}
              />
            </label>
          )}
          {doubt !== undefined && (
            <label>
              Do it all the same
              <input type="checkbox" name="force" value="yes" required />
            </label>
          )}
          <label>
            Why, for the history
            <textarea name="reason" rows={3} required maxLength={MAX_REASON} />
          </label>
        </ActionForm>
        <p>
          <a href="/">Leave everything as it is</a>
        </p>
        {id !== live.id && <SideBySide live={live} other={release} />}
      </>
    );
    return sendPage(reply, { title: action.title(id), person, children });
  });

  app.post(`/${name}`, async (request, reply) => {
    const { person, fields } = readForm(options, request, name);
    const { release, reason, seen, proof } = fields;
    const share = action.hasShare ? canaryShare(fields.share) : 0;
    if (release === undefined || seen === undefined || reason === '' || share === undefined) {
      throw new BoardRefusal(422, 'Something is missing', [
        action.hasShare ? 'Say why, and name a share above 0 and below 100.' : 'Say why, for the history.',
        'Nothing was changed.',
      ]);
    }
    const pages = provenPages(options, release, proof);
    if (action.needsProof && pages === undefined) {
      throw new BoardRefusal(403, 'Verify it again', [
        'This release was verified more than an hour ago, or not at all. Nothing was changed.',
      ]);
    }
    const doubt = fields.force === '' ? await action.doubtOf?.(context, release) : undefined;
    if (doubt !== undefined) {
      throw new BoardRefusal(422, 'It is older', [doubt, 'Confirm it in the form. Nothing was changed.']);
    }
    const number = await act(context, person.name, seen, async (deployments) => {
      await loadCompleteRelease(context, release);
      const checks = pages === undefined ? [] : verifiedChecks(pages);
      await action.perform({ ...context, deployments }, { release, reason, checks, share });
    });
    return reply.redirect(`/?done=${number}`, 303);
  });
}
