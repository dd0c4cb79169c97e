import { changesOf, type ReleaseDifferences } from '../composition/releases/releaseDifferences';
import { Table } from './Table';

export function Differences({ deployables, settings }: ReleaseDifferences) {
  const textOf = (value: unknown) => <code>{value === undefined ? 'not set' : JSON.stringify(value)}</code>;
  return (
    <section>
      <h2>Beside what is live</h2>
      <Table
        label="Versions"
        columns={['Deployable', 'Live', 'This release', 'What changes']}
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
          columns={['Setting', 'Live', 'This release']}
          rows={settings.map(({ key, before, after }) => [key, textOf(before), textOf(after)])}
        />
      )}
    </section>
  );
}
