import { ButtonAnchor } from '@tanabana/runtime/kit/Button';
import type { Deployment } from '../../composition/deployment';
import type { Status } from '../../composition/readStatus';
import type { Release } from '../../composition/releaseDocument';
import type { MachineReport } from '../../composition/machineReports';
import { Choices } from '../components/Choices';
import { DeployablesTable } from './DeployablesTable';
import { when } from '../components/when';

interface LiveSectionProps {
  readonly live: Release;
  readonly status: Status;
  readonly machines: readonly MachineReport[];
}

/** How a release became live. */
const DONE: Partial<Record<Deployment['action'], string>> = { promote: 'promoted', rollback: 'brought back' };

/** What is live: since when, by whom, with versions and sizes. */
export function LiveSection({ live, status, machines }: LiveSectionProps) {
  const { id } = live;
  const since = firstOf(id, status.history);
  return (
    <section>
      <h2>
        Live: <code>{id}</code>
      </h2>
      <p>
        {since &&
          `Since ${when(since.at)}${since.by === undefined ? '' : `, ${DONE[since.action] ?? since.action} by ${since.by}`}. `}
        {since?.reason !== undefined && `“${since.reason}” `}
        {documentsOf(id, machines)} pages served in the last hour.
      </p>
      <DeployablesTable release={live} status={status.live} />
      <Choices>
        <ButtonAnchor href="/rollback" $look="quiet">
          Roll back…
        </ButtonAnchor>
      </Choices>
    </section>
  );
}

/** How many documents of a release all servers served in the last hour. */
export function documentsOf(id: string, machines: readonly MachineReport[]): number {
  return machines.reduce((sum, { documents }) => sum + (documents[id] ?? 0), 0);
}

/** The deployment with which a release became live, when it is not long ago. @param history the newest first */
function firstOf(id: string, history: readonly Deployment[]): Deployment | undefined {
  const end = history.findIndex(({ live }) => live !== id);
  return end === -1 ? history.at(-1) : history[end - 1];
}
