import { failedVisitors, type CanaryReport } from '@tanabana/releases/deployments/canaryReports';
import { Table } from './Table';
import { formatTime } from './format';

export function CanaryCounts({ reports }: { readonly reports: readonly CanaryReport[] }) {
  const cells = (some: readonly CanaryReport[]) =>
    (['live', 'canary'] as const).flatMap((side) => {
      const { total, hits } = failedVisitors(some.map(({ canary }) => canary[side]));
      return [total, hits];
    });
  return (
    <Table
      label="Judgement of the canary"
      columns={['Server', 'As of', 'Live: visitors', 'Live: failed', 'Canary: visitors', 'Canary: failed']}
      rows={[
        ['All', '', ...cells(reports)],
        ...reports.map((report) => [report.machine, formatTime(report.at), ...cells([report])]),
      ]}
    />
  );
}
