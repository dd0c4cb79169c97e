import type { Deployment } from '../composition/deployment';
import { HistoryMoved, type DeploymentHistory } from '../composition/deploymentHistory';
import { deploymentInWords } from '../composition/deploymentInWords';
import {
  promote,
  releaseBefore,
  requireRollbackTarget,
  startCanary,
  stopCanary,
} from '../composition/deployReleases';
import { goBack } from '../composition/goBack';
import { BoardRefusal } from './boardRefusal';
import type { BoardOptions } from './boardOptions';

type Context = BoardOptions['context'];

/** What somebody confirmed. */
interface Confirmed {
  readonly release: string;
  readonly reason: string;
  /** What was checked of the release, in words. */
  readonly checks: string[];
  /** Share of a canary, above 0 and below 1. */
  readonly share: number;
}

/** Something that the board does to what is live. */
export interface Action {
  readonly title: (release: string) => string;
  /** What happens, in a sentence. */
  readonly happens: string;
  readonly label: string;
  /** Whether the release has to be verified first. */
  readonly needsProof: boolean;
  /** Whether a share is asked for. */
  readonly hasShare?: boolean;
  /**
   * The release that is meant. @param named in the link @param history the newest first
   * @throws {ReleaseError} when the action cannot be done with it
   */
  readonly releaseOf: (named: string | undefined, history: readonly Deployment[]) => string | undefined;
  /** Does what the command of that name does. */
  readonly perform: (context: Context, confirmed: Confirmed) => Promise<unknown>;
}

export const ACTIONS = {
  promote: {
    title: (release) => `Promote release ${release}`,
    happens: 'Everybody gets this release with the next page. A canary ends with it.',
    label: 'Promote it to everybody',
    needsProof: true,
    releaseOf: (named) => named,
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
      if (!present || named === undefined) return present && releaseBefore(present.live, history);
      requireRollbackTarget(named, present.live, history);
      return named;
    },
    perform: (context, { release, reason }) => goBack(context, release, reason),
  },
} satisfies Record<string, Action>;

/**
 * Adds to the history after the deployment that somebody saw in force, or not at all.
 * @param seen its number
 * @param perform adds to the history that it is given
 * @returns number of the deployment that was added
 * @throws {BoardRefusal} when somebody else acted meanwhile
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
    if (!(error instanceof HistoryMoved)) throw error;
    const since = (await deployments.recent(Infinity)).filter(({ number }) => number > seen);
    const sentence = 'What you saw is no longer in force, so nothing was changed. Since you looked:';
    throw new BoardRefusal(409, 'Somebody acted meanwhile', [sentence], since.map(deploymentInWords));
  }
}
