import { pageWeights } from '../composition/releases/pageWeights';
import { releaseDifferences, type DeployableDifference } from '../composition/releases/releaseDifferences';
import { versionsOf, type Release } from '../composition/releases/releaseDocument';
import { Table } from './Table';
import { formatSize } from './format';

interface SideBySideProps {
  readonly live: Release;
  readonly other: Release;
}

/** Compares a release with the live one: versions, routes, fragments, contracts, settings, script sizes. */
export function SideBySide({ live, other }: SideBySideProps) {
  if (other.id === live.id) return <p>It is live.</p>;
  const { deployables, settings } = releaseDifferences(live, other);
  const [before, after] = [versionsOf(live), versionsOf(other)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <section>
      <h2>Beside what is live</h2>
      <Table
        label="Versions"
        columns={['Deployable', 'Live', 'This release', 'What changes']}
        rows={names.map((name) => {
          const difference = deployables.find((deployable) => deployable.name === name);
          const version = after[name] ?? 'not in it';
          return [
            name,
            <code>{before[name] ?? 'not in it'}</code>,
            difference ? <code className="alarm">{version}</code> : <span className="quiet">the same</span>,
            difference && <Changes difference={difference} />,
          ];
        })}
      />
      {settings.length > 0 && (
        <Table
          label="Settings"
          columns={['Setting', 'Live', 'This release']}
          rows={settings.map(({ key, before: old, after: next }) => [
            key,
            <code>{formatValue(old)}</code>,
            <code>{formatValue(next)}</code>,
          ])}
        />
      )}
      <PageBytes live={live} other={other} />
    </section>
  );
}

/** Added and removed pages and fragments, and changed contracts. */
function Changes({ difference }: { readonly difference: DeployableDifference }) {
  const lines = [
    ...difference.routesAdded.map((path) => `page added: ${path}`),
    ...difference.routesRemoved.map((path) => `page gone: ${path}`),
    ...difference.fragmentsAdded.map((fragment) => `fragment added: ${fragment}`),
    ...difference.fragmentsRemoved.map((fragment) => `fragment gone: ${fragment}`),
    ...difference.contracts.map(
      ({ name, before, after }) => `${name}: ${before ?? 'none'} → ${after ?? 'none'}`,
    ),
  ];
  if (lines.length === 0) return <span className="quiet">same pages and fragments</span>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Script sizes of pages where they change. */
function PageBytes({ live, other }: SideBySideProps) {
  const [before, after] = [pageWeights(live), pageWeights(other)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  const formatBytes = (bytes: number | undefined) => (bytes === undefined ? 'no page' : formatSize(bytes));
  if (changed.length === 0) return <p>The scripts of all pages weigh what they do now.</p>;
  return (
    <Table
      label="Scripts of each page"
      columns={['Page', 'Scripts, live', 'This release', 'Change']}
      rows={changed.map((path) => [
        <code>{path}</code>,
        formatBytes(before.get(path)),
        formatBytes(after.get(path)),
        `${(after.get(path) ?? 0) - (before.get(path) ?? 0)} bytes`,
      ])}
    />
  );
}

function formatValue(value: unknown): string {
  return value === undefined ? 'not set' : JSON.stringify(value);
}
