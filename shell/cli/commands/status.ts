import { formatPercent } from '@tanabana/releases/deployments/canarySchedule';
import { formatDeployment } from '@tanabana/releases/deployments/deploymentHistory';
import {
  readStatus,
  type PublishedVersion,
  type Status,
  type StatusRelease,
} from '@tanabana/releases/deployments/readStatus';
import { commitInWords } from '@tanabana/releases/versions/publication';
import { JSON_OPTION, type AddCommand } from './addCommand';

export const statusCommand: AddCommand = (commands, context) => {
  commands
    .command('status')
    .description(
      'Prints the live release, the canary, recent deployments, and versions that were published since.',
    )
    .option(...JSON_OPTION)
    .action(async ({ json }: { json?: boolean }) => {
      const { print, ...rest } = context();
      const status = await readStatus(rest);
      print(json ? JSON.stringify(status, null, 2) : inWords(status));
    });
};

function inWords({ live, canary, history, published }: Status): string {
  return [
    ...(live ? releaseInWords('Live', live) : ['No release is live yet.']),
    ...(canary
      ? releaseInWords(
          `Canary, ${formatPercent(canary.share)} of visitors${canary.steps === undefined ? '' : ` (steps: ${canary.steps})`}`,
          canary,
        )
      : []),
    ...(live ? ['History', ...history.map((deployment) => `  ${formatDeployment(deployment)}`)] : []),
    ...published.map((version, index) =>
      publishedInWords(version, published[index - 1]?.name !== version.name),
    ),
  ].join('\n');
}

function publishedInWords(
  { name, version, at, by = 'unknown', commit }: PublishedVersion,
  isNewest: boolean,
) {
  const command = `npm run release -- compose ${name}${isNewest ? '' : `=${version}`}`;
  const from = commit ? `, ${commitInWords(commit)}` : '';
  return `Published ${at.slice(0, 19).replace('T', ' ')} by ${by}, not live: ${name} ${version}${from} (${command})`;
}

function releaseInWords(title: string, { id, deployables }: StatusRelease): string[] {
  return [
    `${title}: ${id}`,
    ...deployables.map(
      ({ name, version, owner, by = 'unknown', commit }) =>
        `  ${name.padEnd(10)} ${version}  ${owner}, published by ${by}${commit ? `, ${commitInWords(commit)}` : ''}`,
    ),
  ];
}
