import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import {
  changesOf,
  releaseDifferences,
  type DeployableDifference,
  type ReleaseDifferences,
} from '@tanabana/releases/releases/releaseDifferences';
import { JSON_OPTION, RELEASE_ARGUMENT, type AddCommand } from './addCommand';

export const diffCommand: AddCommand = (commands, context) => {
  commands
    .command('diff')
    .description(
      'Prints the versions, routes, fragments, contracts, sizes and settings that differ from one release to another.',
    )
    .argument('<before>', RELEASE_ARGUMENT)
    .argument('<after>', RELEASE_ARGUMENT)
    .option(...JSON_OPTION)
    .action(async (before: string, after: string, { json }: { json?: boolean }) => {
      const { artefacts, releases, deployments, print } = context();
      const load = async (word: string) => releases.load(await resolveRelease(releases, deployments, word));
      const differences = await releaseDifferences(artefacts, await load(before), await load(after));
      print(json ? JSON.stringify(differences, null, 2) : inWords(differences));
    });
};

function inWords({ deployables, settings }: ReleaseDifferences): string {
  const lines = [
    ...deployables.flatMap(deployableInWords),
    ...settings.map(
      ({ key, before, after }) => `setting ${key}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    ),
  ];
  return lines.length > 0 ? lines.join('\n') : 'Nothing differs.';
}

function deployableInWords(difference: DeployableDifference): string[] {
  const { name, owner, before, after } = difference;
  return [
    `${name}: ${before ?? 'none'} → ${after ?? 'none'} (${owner})`,
    ...changesOf(difference).map((change) => `  ${change}`),
  ];
}
