import { scriptWeights } from '@tanabana/build/publish/overBudget';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { StatusRelease } from '../../composition/readStatus';
import { deployablesOf, versionsOf, type Release } from '../../composition/releaseDocument';
import { sizeInWords } from '../components/sizeInWords';
import { Table } from '../components/Table';

interface DeployablesTableProps {
  readonly release: Release;
  /** Who published its versions. */
  readonly status: StatusRelease | undefined;
  /** A release whose versions are left out. */
  readonly unlike?: Release;
}

/** The versions of a release, with their owners, publishers and sizes. */
export function DeployablesTable({ release, status, unlike }: DeployablesTableProps) {
  const publishers = new Map(status?.deployables.map(({ name, by }) => [name, by]));
  const known = new Map(Object.entries(unlike ? versionsOf(unlike) : {}));
  const shown = deployablesOf(release).filter(({ name, version }) => known.get(name) !== version);
  if (shown.length === 0) return null;
  const heaviest = (manifest: DeployManifest) => Math.max(0, ...Object.values(scriptWeights(manifest)));
  const whole = ({ files }: DeployManifest) =>
    Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Table
      label={`Versions of ${release.id}`}
      columns={[
        'Deployable',
        'Version',
        'Owner',
        'Published by',
        'Scripts of its heaviest page',
        'Budget',
        'All files',
      ]}
      rows={shown.map((manifest) => [
        <strong>{manifest.name}</strong>,
        <code>{manifest.version}</code>,
        manifest.owner,
        publishers.get(manifest.name) ?? <span className="quiet">unknown</span>,
        sizeInWords(heaviest(manifest)),
        manifest.budgets ? sizeInWords(manifest.budgets.scriptsOfPage) : 'none',
        sizeInWords(whole(manifest)),
      ])}
    />
  );
}
