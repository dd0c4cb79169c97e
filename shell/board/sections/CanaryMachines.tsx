import { failedVisitors, type MachineReport } from '../../composition/machineReports';
import { Table } from '../components/Table';
import { when } from '../components/when';

interface CanaryMachinesProps {
  readonly machines: readonly MachineReport[];
}

/** What the running canary is judged by: the sum of what all machines saw, and what each saw. */
export function CanaryMachines({ machines }: CanaryMachinesProps) {
  const counts = machines.flatMap(({ machine, at, canary }) => (canary ? [{ machine, at, canary }] : []));
  if (counts.length === 0) return null;
  const cells = (reports: typeof counts) =>
    (['live', 'canary'] as const).flatMap((side) => {
      const { total, hits } = failedVisitors(reports.map(({ canary }) => canary[side]));
      return [total, hits];
    });
  return (
    <>
      <h3>Judgement of the canary</h3>
      <p>
        Visitors since the canary began or last changed its share, on every server. It ends when it is shown
        to fail more often than the live release.
      </p>
      <Table
        label="Judgement of the canary"
        columns={['Machine', 'As of', 'Live: visitors', 'Live: failed', 'Canary: visitors', 'Canary: failed']}
        rows={[
          [<strong>All</strong>, '', ...cells(counts)],
          ...counts.map((report) => [report.machine, when(report.at), ...cells([report])]),
        ]}
      />
    </>
  );
}
