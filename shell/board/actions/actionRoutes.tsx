import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { loadWhole } from '../../composition/loadWhole';
import type { Release } from '../../composition/releaseDocument';
import { verifiedChecks } from '../../render/verify/verify';
import { act } from './act';
import { actionFieldsSchema, type ActionFields } from './actionFields';
import { BOARD_ACTIONS, enteredShare, usualShare, type BoardAction } from './boardAction';
import type { BoardTools } from '../boardOptions';
import { boardPerson, type BoardPerson } from '../boardPerson';
import { BoardRefusal } from '../boardRefusal';
import { ConfirmPage } from './ConfirmPage';
import { formOf, requireName } from './formOf';
import { releaseAddress } from '../releaseAddress';
import { sendPage } from '../sendPage';
import { SideBySide } from '../sections/SideBySide';
import { pagesVerified } from '../verification/verifiedNote';

type Name = keyof typeof BOARD_ACTIONS;

/** For each action a page that asks whether and why, and an address that does it. */
export function actionRoutes(app: FastifyInstance, tools: BoardTools): void {
  for (const name of ['promote', 'canary', 'end-canary', 'rollback'] satisfies Name[]) {
    addAction(app, tools, name, BOARD_ACTIONS[name]);
  }
}

function addAction(app: FastifyInstance, tools: BoardTools, name: Name, action: BoardAction): void {
  const { context, notes } = tools;
  const { releases, deployments } = context;
  const address = `/${name}`;

  /** Asks, with what was entered already, of what is in force now. */
  const confirmation = async (person: BoardPerson, entered: ActionFields, asksAgain: boolean) => {
    const history = await deployments.recent(Infinity);
    const [present] = history;
    const id = entered.release ?? action.usually(history);
    if (!present || id === undefined) {
      throw new BoardRefusal(409, 'There is nothing to do', [action.nothing ?? 'No release is named.']);
    }
    const release = await releases.load(id);
    const live = await releases.load(present.live);
    const carries = {
      token: notes.sign('form', name, person.id),
      seen: String(entered.seen ?? present.number),
      release: id,
      proof: entered.proof,
    };
    return (
      <ConfirmPage
        {...{ person, action: name, carries }}
        title={action.title(id)}
        happens={action.happens}
        label={action.label}
        share={action.hasShare ? (entered.share ?? usualShare(present.canary)) : undefined}
        reason={entered.reason}
        errors={asksAgain ? errorsOf(action, entered) : {}}
      >
        {release.id !== live.id && <Comparison live={live} release={release} />}
      </ConfirmPage>
    );
  };

  app.get(address, async (request, reply) => {
    const person = boardPerson(request.headers.authorization);
    requireName(person);
    const { success, output } = v.safeParse(actionFieldsSchema, request.query);
    if (!success) throw new BoardRefusal(400, 'Not understood', ['This link is not one of the board’s.']);
    const { release, proof = '' } = output;
    if (action.needsProof && (release === undefined || pagesVerified(notes, release, proof) === undefined)) {
      return reply.redirect(release === undefined ? '/' : releaseAddress(release), 303);
    }
    const children = await confirmation(person, { token: '', reason: '', release, proof }, false);
    return sendPage(reply, { title: action.label, hasForms: true, children });
  });

  app.post(address, async (request, reply) => {
    const { person, fields } = formOf(tools, request, name);
    const { release, reason, seen, proof = '', share = '' } = fields;
    if (release === undefined || seen === undefined) {
      throw new BoardRefusal(400, 'Not understood', ['This form says too little. Nothing was changed.']);
    }
    const pages = pagesVerified(notes, release, proof);
    if (action.needsProof && pages === undefined) {
      throw new BoardRefusal(403, 'Verify it again', [
        'This release was verified more than an hour ago, or not at all. Nothing was changed.',
      ]);
    }
    if (Object.values(errorsOf(action, fields)).some(Boolean)) {
      const children = await confirmation(person, fields, true);
      return sendPage(reply.code(422), { title: action.label, hasForms: true, children });
    }
    const number = await act(tools, person, seen, async (acting) => {
      await loadWhole(context, release);
      await action.perform(
        { ...context, deployments: acting },
        {
          release,
          reason,
          checks: pages === undefined ? [] : verifiedChecks(pages),
          share: enteredShare(share) ?? 0,
        },
      );
    });
    return reply.redirect(`/?done=${number}`, 303);
  });
}

/** What is wrong with what was entered. */
function errorsOf({ hasShare }: BoardAction, { reason, share = '' }: ActionFields) {
  return {
    share: hasShare && enteredShare(share) === undefined ? 'No such share of visitors.' : undefined,
    reason: reason === '' ? 'Say why, for the history.' : undefined,
  };
}

function Comparison({ live, release }: { readonly live: Release; readonly release: Release }) {
  return (
    <section>
      <h2>Beside what is live</h2>
      <SideBySide live={live} other={release} called="This release" />
    </section>
  );
}
