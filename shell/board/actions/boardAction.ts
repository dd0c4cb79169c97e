import type { Deployment } from '../../composition/deployment';
import { releaseBefore, promote, startCanary, stopCanary } from '../../composition/deployReleases';
import { canaryShare } from '../../composition/canaryShare';
import { goBack } from '../../composition/goBack';
import type { BoardOptions } from '../boardOptions';
import { percent } from '../components/percent';

type Context = BoardOptions['context'];

/** What somebody does, once it was confirmed. */
interface Confirmed {
  readonly release: string;
  readonly reason: string;
  /** What was checked of the release, in words. */
  readonly checks: string[];
  /** Share of a canary, above 0 and below 1. */
  readonly share: number;
}

/** One of the things that the board does to what is live. */
export interface BoardAction {
  readonly title: (release: string) => string;
  /** What happens, in a sentence. */
  readonly happens: string;
  /** What the button says. */
  readonly label: string;
  /** Whether the release has to be verified before. */
  readonly needsProof: boolean;
  /** Whether a share is asked for. */
  readonly hasShare?: boolean;
  /** Why there is nothing to do, when no release is named or usual. */
  readonly nothing?: string;
  /** The release that is meant, when none is named. @param history the newest first */
  readonly usually: (history: readonly Deployment[]) => string | undefined;
  /** Does what the command of that name does. */
  readonly perform: (context: Context, confirmed: Confirmed) => Promise<unknown>;
}

const none = () => undefined;

/** What the board does, by the names of its addresses. */
export const BOARD_ACTIONS = {
  promote: {
    title: (release) => `Promote release ${release}`,
    happens: 'Everybody gets this release with the next page. A canary ends with it.',
    label: 'Promote it to everybody',
    needsProof: true,
    usually: none,
    perform: ({ deployments }, { release, reason, checks }) =>
      promote(deployments, release, { reason, checks }),
  },
  canary: {
    title: (release) => `Show release ${release} to some visitors`,
    happens:
      'A share of the visitors gets this release. It ends by itself when it is shown to fail more often, or to be slower.',
    label: 'Show it to them',
    needsProof: true,
    hasShare: true,
    usually: none,
    perform: ({ deployments }, { release, reason, checks, share }) =>
      startCanary(deployments, release, share, { reason, checks }),
  },
  'end-canary': {
    title: (release) => `End the canary ${release}`,
    happens: 'Everybody gets the live release with the next page.',
    label: 'End the canary',
    needsProof: false,
    nothing: 'No canary runs.',
    usually: ([present]) => present?.canary?.release,
    perform: ({ deployments }, { release, reason }) => stopCanary(deployments, reason, release),
  },
  rollback: {
    title: (release) => `Roll back to release ${release}`,
    happens: 'Everybody gets this release again with the next page. A canary ends with it.',
    label: 'Roll back',
    needsProof: false,
    nothing: 'There is no release before this one to go back to.',
    usually: (history) => history[0] && releaseBefore(history[0].live, history),
    perform: (context, { release, reason }) => goBack(context, release, reason),
  },
} satisfies Record<string, BoardAction>;

/** Share of a canary as a form shows it at first: that of the running one, or little. */
export function usualShare(running: Deployment['canary']): string {
  return running ? percent(running.share).slice(0, -1) : '5';
}

/** Reads a share as somebody entered it. */
export function enteredShare(entered: string): number | undefined {
  return canaryShare(entered.replace(/\s*%$/, '').replace(',', '.'));
}
