import { scriptWeights } from '@tanabana/build/publish/overBudget';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { StatusRelease } from '../../composition/readStatus';
import { deployablesOf, type Release } from '../../composition/releaseDocument';
import { sizeInWords } from './sizeInWords';
import { Table } from './Table';

interface DeployablesTableProps {
  readonly release: Release;
  /** Who published its versions. */
  readonly status: StatusRelease | undefined;
}

/** The versions of a release, with their owners, publishers and sizes. */
export function DeployablesTable({ release, status }: DeployablesTableProps) {
  const publishers = new Map(status?.deployables.map(({ name, by }) => [name, by]));
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
      rows={deployablesOf(release).map((manifest) => [
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
