import { failedVisitors, type ServerReport } from '../composition/deployments/serverReports';
import { Table } from './Table';
import { formatTime } from './format';

interface MachinesProps {
  readonly machines: readonly ServerReport[];
}

/** Kind of failure → title of its column. */
const KINDS = {
  start: 'Did not start',
  load: 'Did not load',
  render: 'Broke while rendering',
  event: 'Broke on a click',
  server: 'Failed on the server',
  ended: 'Ended a process',
  unproven: 'Reported without a token',
};

/**
 * Maximum 75th percentiles that are displayed as good, in the units that `reportSchemas.ts` lists. The values of LCP,
 * INP, TTFB and CLS are from web.dev/vitals.
 */
const GOOD = { LCP: 2_500, INP: 200, TTFB: 800, USABLE: 1_000, CLS: 0.1, ACTS: 1 };

type Vital = keyof typeof GOOD;
const VITALS = Object.keys(GOOD) as Vital[];

/** Displays failures and web vitals of the last hour, summed over all servers. */
export function Health({
  vitalsShare,
  machines,
}: MachinesProps & { readonly vitalsShare?: number | undefined }) {
  const failures = machines.flatMap((machine) => machine.failures);
  const versions = [...new Set(failures.map(({ remote, version }) => `${remote} ${version}`))];
  const countOf = (name: string, kind: string) =>
    failures
      .filter((failure) => `${failure.remote} ${failure.version}` === name && failure.kind === kind)
      .reduce((sum, { count }) => sum + count, 0);
  const vitals = machines.flatMap((machine) => machine.vitals);
  const routes = [...new Set(vitals.map(({ route }) => route))].sort();
  return (
    <section>
      <h2>Health</h2>
      <p>Reports of all servers about the last hour.</p>
      <h3>Failures</h3>
      {versions.length === 0 ? (
        <p>None.</p>
      ) : (
        <Table
          label="Failures"
          columns={['Version', ...Object.values(KINDS)]}
          rows={versions.map((name) => [
            <span className="alarm">{name}</span>,
            ...Object.keys(KINDS).map((kind) => countOf(name, kind)),
          ])}
        />
      )}
      <h3>Web vitals</h3>
      <p>
        {vitalsShare
          ? `Measured on ${vitalsShare * 100}% of page loads; three of four visits stay below the number. USABLE is the time from the first paint until the page can be used, ACTS the number of interactions before that.`
          : 'Nothing is measured: the setting vitalsShare names the share of page loads to measure, as in 0.1.'}
      </p>
      {routes.length > 0 && (
        <Table
          label="Web vitals"
          columns={['Route', ...VITALS]}
          rows={routes.map((route) => [
            <code>{route}</code>,
            ...VITALS.map((name) => (
              <VitalCell name={name} vitals={vitals.filter((vital) => vital.route === route)} />
            )),
          ])}
        />
      )}
    </section>
  );
}

interface VitalCellProps {
  readonly name: Vital;
  readonly vitals: ServerReport['vitals'];
}

function inUnits(name: Vital, value: number): string {
  if (name === 'CLS') return value.toFixed(2);
  if (name === 'ACTS') return String(value);
  return value < 1_000 ? `${value} ms` : `${value / 1_000} s`;
}

/** Displays the 75th percentile of a web vital and the number of measurements. */
function VitalCell({ name, vitals }: VitalCellProps) {
  const sorted = vitals
    .flatMap((vital) => (vital.name === name ? Array<number>(vital.count).fill(vital.value) : []))
    .sort((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * 0.75) - 1];
  if (value === undefined) return <span className="quiet">none</span>;
  return (
    <>
      <span className={value <= GOOD[name] ? 'good' : 'alarm'}>{inUnits(name, value)}</span> of{' '}
      {sorted.length}
    </>
  );
}

/**
 * Displays the numbers of visitors, and of those for whom a page failed, since the canary started. Has separate columns
 * for the live release and the canary, and a row for each server.
 */
export function CanaryCounts({ machines }: MachinesProps) {
  const counts = machines.flatMap(({ machine, at, canary }) => (canary ? [{ machine, at, canary }] : []));
  const cells = (reports: typeof counts) =>
    (['live', 'canary'] as const).flatMap((side) => {
      const { total, hits } = failedVisitors(reports.map(({ canary }) => canary[side]));
      return [total, hits];
    });
  return (
    <Table
      label="Judgement of the canary"
      columns={['Server', 'As of', 'Live: visitors', 'Live: failed', 'Canary: visitors', 'Canary: failed']}
      rows={[
        ['All', '', ...cells(counts)],
        ...counts.map((report) => [report.machine, formatTime(report.at), ...cells([report])]),
      ]}
    />
  );
}
