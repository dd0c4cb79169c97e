import { failedVisitors, FAILURE_MARGIN, FALSE_STOP_RATE } from '../../canary/judgeCanary';
import { sumOf, type MachineCounts } from '../../canary/machineCounts';
import { Table } from '../components/Table';
import { when } from '../components/when';

interface CanaryMachinesProps {
  readonly machines: readonly MachineCounts[];
}

/** What the running canary is judged by: the sum of what all machines saw, and what each saw. */
export function CanaryMachines({ machines }: CanaryMachinesProps) {
  if (machines.length === 0) return null;
  return (
    <>
      <h3>Judgement of the canary</h3>
      <p>
        Visitors since the canary began or last changed its share, on every machine. It ends when it fails for{' '}
        {FAILURE_MARGIN * 100} in 100 visitors more than the live release does, or is slower;{' '}
        {FALSE_STOP_RATE * 100} in 100 canaries that are no worse end too.
      </p>
      <Table
        label="Judgement of the canary"
        columns={['Machine', 'As of', 'Live: visitors', 'Live: failed', 'Canary: visitors', 'Canary: failed']}
        rows={[
          [<strong>All</strong>, '', ...cells(machines)],
          ...machines.map((machine) => [machine.machine, when(machine.at), ...cells([machine])]),
        ]}
      />
    </>
  );
}

function cells(machines: readonly MachineCounts[]): readonly number[] {
  const { live, canary } = sumOf(machines);
  return [live, canary].flatMap((side) => {
    const { total, hits } = failedVisitors(side);
    return [total, hits];
  });
}
