import type { Deployment } from '../composition/deployments/deployment';
import type { MachineReport, MachineReports } from '../composition/deployments/machineReports';
import { readStatus, type Status } from '../composition/deployments/readStatus';
import type { Release } from '../composition/releases/releaseDocument';
import { BoardRefusal } from './boardRefusal';
import type { BoardOptions } from './boardOptions';

/** Number of deployments on the overview. */
const MAX_DEPLOYMENTS = 20;

/** Maximum age of a server's report, in milliseconds: a report covers one hour. */
const MAX_REPORT_AGE_MS = 3_600_000;

export interface Overview {
  readonly live: Release;
  readonly canary: { readonly release: Release; readonly share: number; readonly since: number } | undefined;
  readonly status: Status;
  /** Newest first. */
  readonly history: readonly Deployment[];
  /** Reports of the servers. */
  readonly machines: readonly MachineReport[];
}

/** Reads the data of the overview page. @throws {BoardRefusal} when nothing is live */
export async function readOverview(
  { context, now }: Pick<BoardOptions, 'context' | 'now'>,
  reports: MachineReports,
): Promise<Overview> {
  const { releases, deployments } = context;
  const [status, history, machines] = await Promise.all([
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
    machines: machines.filter(({ at }) => Date.parse(at) > now() - MAX_REPORT_AGE_MS),
  };
}
