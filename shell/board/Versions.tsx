import { commitInWords } from '@tanabana/releases/versions/publication';
import type { StatusRelease } from '@tanabana/releases/deployments/readStatus';
import { Table } from './Table';

type VersionsProps = { readonly label: string } & Pick<StatusRelease, 'deployables'>;

export function Versions({ label, deployables }: VersionsProps) {
  return (
    <Table
      label={label}
      columns={['Deployable', 'Version', 'Commit', 'Owner', 'Published by']}
      rows={deployables.map(({ name, version, owner, by = 'unknown', commit }) => [
        name,
        <code>{version}</code>,
        commit && commitInWords(commit),
        owner,
        by,
      ])}
    />
  );
}
