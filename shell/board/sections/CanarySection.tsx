import { ButtonAnchor } from '@tanabana/runtime/kit/Button';
import type { Status } from '../../composition/readStatus';
import type { Release } from '../../composition/releaseDocument';
import type { MachineReport } from '../../composition/machineReports';
import { CanaryMachines } from './CanaryMachines';
import { Choices } from '../components/Choices';
import { DeployablesTable } from './DeployablesTable';
import { documentsOf } from './LiveSection';
import { percent } from '../components/percent';
import type { Overview } from '../readOverview';
import { releaseAddress } from '../releaseAddress';
import { when } from '../components/when';

interface CanarySectionProps {
  readonly live: Release;
  readonly canary: Overview['canary'];
  readonly status: Status;
  readonly machines: readonly MachineReport[];
}

/** The running canary: who gets it, and how it does. */
export function CanarySection({ live, canary, status, machines }: CanarySectionProps) {
  if (!canary) return null;
  const { id } = canary.release;
  const gone = Object.keys(live.remotes).filter((name) => !(name in canary.release.remotes));
  return (
    <section>
      <h2>
        Canary: <code>{id}</code>, {percent(canary.share)} of visitors
      </h2>
      <p>
        Since {when(canary.since)}. {documentsOf(id, machines)} pages served in the last hour.
      </p>
      <h3>Versions that are not live</h3>
      <DeployablesTable release={canary.release} status={status.canary} unlike={live} />
      {gone.length > 0 && <p>Without {gone.join(', ')}.</p>}
      <CanaryMachines machines={machines} />
      <Choices>
        <ButtonAnchor href={releaseAddress(id)}>Promote it, or change its share…</ButtonAnchor>
        <ButtonAnchor href="/end-canary" $look="quiet">
          End the canary…
        </ButtonAnchor>
      </Choices>
    </section>
  );
}
