import { changesOf, type ReleaseDifferences } from '@tanabana/releases/releases/releaseDifferences';
import { Table } from './Table';

interface DifferencesProps extends ReleaseDifferences {
  /** Name of the other release. */
  readonly beside: string;
}

export function Differences({ deployables, settings, beside }: DifferencesProps) {
  const textOf = (value: unknown) => <code>{value === undefined ? 'not set' : JSON.stringify(value)}</code>;
  return (
    <section>
      <h2>Beside {beside}</h2>
      <Table
        label="Changed versions"
        columns={['Deployable', 'Before', 'This release', 'What changes']}
        rows={deployables.map((difference) => [
          difference.name,
          <code>{difference.before ?? 'not in it'}</code>,
          <code className="alarm">{difference.after ?? 'not in it'}</code>,
          <ul>
            {changesOf(difference).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>,
        ])}
      />
      {settings.length > 0 && (
        <Table
          label="Settings"
          columns={['Setting', 'Before', 'This release']}
          rows={settings.map(({ key, before, after }) => [key, textOf(before), textOf(after)])}
        />
      )}
    </section>
  );
}
