import type { Release } from '../../composition/releaseDocument';
import type { MachineReport } from '../../composition/machineReports';
import { Table } from '../components/Table';
import { VITALS, VitalsChart } from './VitalsChart';

interface HealthProps {
  readonly machines: readonly MachineReport[];
}

/** Failures by remote and version. */
export function Failures({ machines }: HealthProps) {
  const none = { load: 0, render: 0, event: 0, server: 0, ended: 0, unproven: 0 };
  const counts = new Map<string, typeof none & { readonly remote: string; readonly version: string }>();
  for (const { remote, version, kind, count } of machines.flatMap(({ failures }) => failures)) {
    const key = `${remote} ${version}`;
    const row = counts.get(key) ?? { ...none, remote, version };
    const before: unknown = Reflect.get(row, kind);
    counts.set(key, { ...row, [kind]: count + (typeof before === 'number' ? before : 0) });
  }
  return (
    <>
      <h3>Failures</h3>
      {counts.size === 0 ? (
        <p>None.</p>
      ) : (
        <>
          <p>
            Each page counts once in a column. What no token proves may be true or forged; no canary is judged
            by it.
          </p>
          <Table
            label="Failures"
            columns={[
              'Remote',
              'Version',
              'Did not load',
              'Broke while rendering',
              'Broke on a click',
              'Failed on the server',
              'Ended a process',
              'Reported without a token',
            ]}
            rows={[...counts.values()].map(
              ({ remote, version, load, render, event, server, ended, unproven }) => [
                <span className="alarm">{remote}</span>,
                <code>{version}</code>,
                load,
                render,
                event,
                server,
                ended,
                unproven,
              ],
            )}
          />
        </>
      )}
    </>
  );
}

/** Reports that do not count, by why. */
export function Refusals({ machines }: HealthProps) {
  const sums = new Map<string, number>();
  for (const [reason, count] of machines.flatMap(({ refusals }) => refusals)) {
    sums.set(reason, (sums.get(reason) ?? 0) + count);
  }
  const counts = [...sums];
  return (
    <>
      <h3>Reports that do not count</h3>
      {counts.length === 0 ? (
        <p>None.</p>
      ) : (
        <Table label="Reports that do not count" columns={['Why', 'Reports']} rows={counts} />
      )}
    </>
  );
}

/** How quick pages were, by route. */
export function Vitals({ release: { settings }, machines }: HealthProps & { readonly release: Release }) {
  const vitals = machines.flatMap((report) => report.vitals);
  const routes = [...new Set(vitals.map(({ route }) => route))].sort();
  const valuesOf = (route: string, name: string) =>
    vitals.filter((vital) => vital.route === route && vital.name === name).flatMap(({ values }) => values);
  const hint = settings.vitalsShare
    ? `Measured on ${settings.vitalsShare * 100}% of page loads.`
    : 'Nothing is measured: the setting vitalsShare names the share of page loads to measure, as in 0.1.';
  return (
    <>
      <h3>Web vitals</h3>
      <p>{hint} Three of four visits stay below the number; the line is what counts as good.</p>
      {routes.length > 0 && (
        <Table
          label="Web vitals"
          columns={['Route', ...VITALS]}
          rows={routes.map((route) => [
            <code>{route}</code>,
            ...VITALS.map((name) => <VitalsChart name={name} values={valuesOf(route, name)} />),
          ])}
        />
      )}
    </>
  );
}
