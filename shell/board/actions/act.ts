import { deploymentInWords } from '../../composition/deploymentInWords';
import { HistoryMoved, NothingToDo, type DeploymentHistory } from '../../composition/deploymentHistory';
import { refusalOf } from '../answerRefusals';
import type { BoardOptions } from '../boardOptions';
import type { BoardPerson } from '../boardPerson';
import { BoardRefusal } from '../boardRefusal';
import { storeRefusal } from '../storeRefusal';

/**
 * Has somebody act on the deployment that they saw in force.
 * @param seen its number
 * @param perform adds to the history that it is given
 * @returns number of the deployment that was added
 * @throws {BoardRefusal} when somebody else acted meanwhile, nothing was to do, or the store refuses
 */
export async function act(
  { context }: Pick<BoardOptions, 'context'>,
  { name }: BoardPerson,
  seen: number,
  perform: (deployments: DeploymentHistory) => Promise<unknown>,
): Promise<number> {
  const { deployments } = context;
  try {
    await perform(deployments.actingOn(seen, name));
    return seen + 1;
  } catch (error) {
    if (error instanceof HistoryMoved) throw await overtaken(deployments, seen);
    if (error instanceof NothingToDo) {
      throw new BoardRefusal(409, 'There is nothing to do', ['It is so already. Nothing was changed.']);
    }
    if (error instanceof Error && refusalOf(error)) throw error;
    throw storeRefusal(error, await standing(deployments, seen));
  }
}

/** Says what others did after a deployment was seen. */
async function overtaken(deployments: DeploymentHistory, seen: number): Promise<BoardRefusal> {
  const since = (await deployments.recent(Infinity)).filter(({ number }) => number > seen);
  return new BoardRefusal(
    409,
    'Somebody acted meanwhile',
    ['What you saw is no longer in force, so nothing was changed. Since you looked:'],
    since.map(deploymentInWords),
  );
}

/** Says how far the history has come, when it is not known whether something was added. */
async function standing(deployments: DeploymentHistory, seen: number): Promise<string> {
  const length = await deployments.length().catch(() => undefined);
  if (length === undefined) return 'The history cannot be read either: look at it before you try again.';
  return length === seen
    ? 'Nothing was changed.'
    : `The history has gone on to number ${length}: look at it before you try again.`;
}
