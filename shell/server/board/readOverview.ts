import type { Deployment } from '../../composition/deployment';
import { readStatus, type Status } from '../../composition/readStatus';
import type { Release } from '../../composition/releaseDocument';
import type { MachineCounts } from '../canary/machineCounts';
import type { BoardTools } from './boardOptions';
import { BoardRefusal } from './boardRefusal';
import { servedNow } from './sendPage';

/** Deployments that the board shows. */
const MAX_DEPLOYMENTS = 20;

/** What the board shows on its first page, as the history says it. */
export interface Overview {
  readonly live: Release;
  /** What this server gives its visitors, which may be the release before for a moment. */
  readonly served: string;
  readonly canary: { readonly release: Release; readonly share: number; readonly since: number } | undefined;
  readonly status: Status;
  /** The newest first. */
  readonly history: readonly Deployment[];
  readonly machines: readonly MachineCounts[];
  /** What was just done. */
  readonly done: Deployment | undefined;
}

/** @param done number of the deployment that was just added */
export async function readOverview(tools: BoardTools, done: number | undefined): Promise<Overview> {
  const { context, machines } = tools;
  const { releases, deployments } = context;
  const served = await servedNow(tools);
  const [status, history] = await Promise.all([readStatus(context), deployments.recent(MAX_DEPLOYMENTS)]);
  const [present] = history;
  if (!present) throw new BoardRefusal(503, 'No release has been promoted yet', []);
  return {
    live: await releases.load(present.live),
    served: served.live.release.id,
    canary: present.canary && {
      release: await releases.load(present.canary.release),
      share: present.canary.share,
      since: Date.parse(present.at),
    },
    status,
    history,
    machines: await machines(),
    done: history.find(({ number }) => number === done),
  };
}
