import { styled } from 'styled-components';
import { color } from '@tanabana/runtime/theme/tokens';
import { releaseDifferences, type DeployableDifference } from '../../composition/releaseDifferences';
import { deployablesOf, type Release } from '../../composition/releaseDocument';
import { PageBytes } from './PageBytes';
import { Table } from '../components/Table';

interface SideBySideProps {
  readonly live: Release;
  readonly other: Release;
  /** What the other release is called in headings: `Proposed`. */
  readonly called: string;
}

/** A release beside the live one: versions, routes and fragments, contracts, and bytes of each page. */
export function SideBySide({ live, other, called }: SideBySideProps) {
  const { deployables, settings } = releaseDifferences(live, other);
  const changed = new Map(deployables.map((difference) => [difference.name, difference]));
  const versions = (release: Release) =>
    new Map(deployablesOf(release).map(({ name, version }) => [name, version]));
  const [before, after] = [versions(live), versions(other)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return (
    <>
      <h3>Versions</h3>
      <Table
        label="Versions"
        columns={['Deployable', 'Live', called, 'What changes', 'Contracts']}
        rows={names.map((name) => {
          const difference = changed.get(name);
          return [
            <strong>{name}</strong>,
            <code>{before.get(name) ?? 'not in it'}</code>,
            difference ? (
              <Changed>{after.get(name) ?? 'not in it'}</Changed>
            ) : (
              <span className="quiet">the same</span>
            ),
            difference && <Changes difference={difference} />,
            difference && <Contracts difference={difference} />,
          ];
        })}
      />
      {settings.length > 0 && (
        <Table
          label="Settings"
          columns={['Setting', 'Live', called]}
          rows={settings.map(({ key, before: old, after: next }) => [
            <strong>{key}</strong>,
            <code>{valueInWords(old)}</code>,
            <Changed>{valueInWords(next)}</Changed>,
          ])}
        />
      )}
      <PageBytes live={live} other={other} called={called} />
    </>
  );
}

interface DifferenceProps {
  readonly difference: DeployableDifference;
}

/** Routes and fragments that are added or gone. */
function Changes({ difference }: DifferenceProps) {
  const { routesAdded, routesRemoved, fragmentsAdded, fragmentsRemoved } = difference;
  const lines = [
    ...routesAdded.map((path) => ({ how: 'page added', what: path })),
    ...routesRemoved.map((path) => ({ how: 'page gone', what: path })),
    ...fragmentsAdded.map((fragment) => ({ how: 'fragment added', what: fragment })),
    ...fragmentsRemoved.map((fragment) => ({ how: 'fragment gone', what: fragment })),
  ];
  if (lines.length === 0) return <span className="quiet">same pages and fragments</span>;
  return (
    <ul>
      {lines.map(({ how, what }) => (
        <li key={`${how} ${what}`}>
          {how}: <code>{what}</code>
        </li>
      ))}
    </ul>
  );
}

function Contracts({ difference: { contracts, before, after } }: DifferenceProps) {
  if (before === undefined || after === undefined) return null;
  if (contracts.length === 0) return <span className="quiet">the same</span>;
  return (
    <ul>
      {contracts.map((contract) => (
        <li key={contract.name}>
          {contract.name}: {contract.before ?? 'none'} → {contract.after ?? 'none'}
        </li>
      ))}
    </ul>
  );
}

function valueInWords(value: unknown): string {
  return value === undefined ? 'not set' : JSON.stringify(value);
}

const Changed = styled.code`
  color: ${color.madder};
  font-weight: 600;
`;
