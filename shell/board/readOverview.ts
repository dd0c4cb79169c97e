import type { Deployment } from '../composition/deployment';
import { MachineReports, type MachineReport } from '../composition/machineReports';
import { readStatus, type Status } from '../composition/readStatus';
import type { Release } from '../composition/releaseDocument';
import type { BoardTools } from './boardOptions';
import { BoardRefusal } from './boardRefusal';

/** Deployments that the board shows. */
const MAX_DEPLOYMENTS = 20;

/** How old a report of a server may be, in milliseconds: it is about one hour. */
const MAX_REPORT_AGE_MS = 3_600_000;

/** What the board shows on its first page. */
export interface Overview {
  readonly live: Release;
  readonly canary: { readonly release: Release; readonly share: number; readonly since: number } | undefined;
  readonly status: Status;
  /** The newest first. */
  readonly history: readonly Deployment[];
  /** What each server counted lately. */
  readonly machines: readonly MachineReport[];
  /** What was just done. */
  readonly done: Deployment | undefined;
}

/** @returns reads the overview, given the number of the deployment that was just added */
export function createOverview({ context, now }: Pick<BoardTools, 'context' | 'now'>) {
  const { releases, deployments, objects } = context;
  const reports = new MachineReports(objects);
  return async (done: number | undefined): Promise<Overview> => {
    const [status, history, all] = await Promise.all([
      readStatus(context),
      deployments.recent(MAX_DEPLOYMENTS),
      reports.read(),
    ]);
    const [present] = history;
    if (!present) throw new BoardRefusal(503, 'No release has been promoted yet', []);
    return {
      live: await releases.load(present.live),
      canary: present.canary && {
        release: await releases.load(present.canary.release),
        share: present.canary.share,
        since: Date.parse(present.at),
      },
      status,
      history,
      machines: all.filter(({ at }) => Date.parse(at) > now() - MAX_REPORT_AGE_MS),
      done: history.find(({ number }) => number === done),
    };
  };
}
