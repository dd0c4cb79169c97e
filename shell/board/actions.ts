import type { Deployment } from '../composition/deployments/deployment';
import {
  OutdatedDeploymentError,
  type DeploymentHistory,
} from '../composition/deployments/deploymentHistory';
import { formatDeployment } from '../composition/deployments/formatDeployment';
import {
  promote,
  previousRelease,
  requireRollbackTarget,
  startCanary,
  stopCanary,
} from '../composition/deployments/deployReleases';
import { checkedRollback } from '../composition/deployments/checkedRollback';
import { olderThanLive } from '../composition/deployments/olderThanLive';
import { BoardRefusal } from './boardRefusal';
import type { BoardOptions } from './boardOptions';

type Context = BoardOptions['context'];

/** Fields of a confirmed form. */
interface Confirmation {
  readonly release: string;
  readonly reason: string;
  /** What was checked of the release, for the history. */
  readonly checks: string[];
  /** Share of a canary, above 0 and below 1. */
  readonly share: number;
}

/** An action of the board that adds a deployment. */
export interface Action {
  readonly title: (release: string) => string;
  /** Description for the confirmation page. */
  readonly happens: string;
  readonly label: string;
  /** Whether the release must be verified first. */
  readonly needsProof: boolean;
  /** Whether the form has a field for the share. */
  readonly hasShare?: boolean;
  /**
   * Determines the release of the action.
   * @param named release in the link, if any
   * @param history newest first
   * @throws {ReleaseError} when the action is impossible with this release
   */
  readonly releaseOf: (named: string | undefined, history: readonly Deployment[]) => string | undefined;
  /**
   * Finds a reason to doubt the action, which the form asks to confirm.
   * @returns a sentence; undefined without one
   */
  readonly doubtOf?: (context: Context, release: string) => Promise<string | undefined>;
  /** Performs the action, like the command of the same name. */
  readonly perform: (context: Context, confirmation: Confirmation) => Promise<unknown>;
}

export const ACTIONS = {
  promote: {
    title: (release) => `Promote release ${release}`,
    happens: 'Everybody gets this release with the next page. A canary ends with it.',
    label: 'Promote it to everybody',
    needsProof: true,
    releaseOf: (named) => named,
    doubtOf: olderThanLive,
    perform: ({ deployments }, { release, reason, checks }) =>
      promote(deployments, release, { reason, checks }),
  },
  canary: {
    title: (release) => `Show release ${release} to some visitors`,
    happens:
      'A share of the visitors gets this release. It ends by itself when it is shown to fail more often.',
    label: 'Show it to them',
    needsProof: true,
    hasShare: true,
    releaseOf: (named) => named,
    perform: ({ deployments }, { release, reason, checks, share }) =>
      startCanary(deployments, release, share, { reason, checks }),
  },
  'end-canary': {
    title: (release) => `End the canary ${release}`,
    happens: 'Everybody gets the live release with the next page.',
    label: 'End the canary',
    needsProof: false,
    releaseOf: (_named, [present]) => present?.canary?.release,
    perform: ({ deployments }, { release, reason }) => stopCanary(deployments, reason, release),
  },
  rollback: {
    title: (release) => `Roll back to release ${release}`,
    happens: 'Everybody gets this release again with the next page. A canary ends with it.',
    label: 'Roll back',
    needsProof: false,
    releaseOf: (named, history) => {
      const [present] = history;
      if (!present || named === undefined) return present && previousRelease(present.live, history);
      requireRollbackTarget(named, present.live, history);
      return named;
    },
    perform: (context, { release, reason }) => checkedRollback(context, release, reason),
  },
} satisfies Record<string, Action>;

/**
 * Performs an action if the current deployment is still the one that the user saw.
 * @param seen number of that deployment
 * @param perform adds a deployment to the history that it gets
 * @returns number of the added deployment
 * @throws {BoardRefusal} when another deployment was added meanwhile
 */
export async function act(
  { deployments }: Context,
  by: string | undefined,
  seen: number,
  perform: (deployments: DeploymentHistory) => Promise<unknown>,
): Promise<number> {
  try {
    await perform(deployments.actingOn(seen, by));
    return seen + 1;
  } catch (error) {
    if (!(error instanceof OutdatedDeploymentError)) throw error;
    const since = (await deployments.recent(Infinity)).filter(({ number }) => number > seen);
    const sentence =
      'Nothing was changed, because there have been other deployments since you opened the page:';
    throw new BoardRefusal(409, 'Somebody acted meanwhile', [sentence], since.map(formatDeployment));
  }
}
