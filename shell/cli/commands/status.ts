import { deploymentInWords } from '../../composition/deploymentInWords';
import {
  readStatus,
  type PublishedVersion,
  type Status,
  type StatusRelease,
} from '../../composition/readStatus';
import type { AddCommand } from '../addCommand';
import { JSON_OPTION } from '../releaseArgument';

/** `status`: what is live, what was, and what could be. */
export const statusCommand: AddCommand = (commands, context) => {
  commands
    .command('status')
    .summary('what is live, and what could be')
    .description('Prints what is live, what was, and what was published since, by whom.')
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
    ...(canary ? releaseInWords(`Canary, ${canary.share * 100}% of visitors`, canary) : []),
    ...(live ? ['History', ...history.map((deployment) => `  ${deploymentInWords(deployment)}`)] : []),
    ...published.map((version, index) =>
      publishedInWords(version, published[index - 1]?.name !== version.name),
    ),
  ].join('\n');
}

function publishedInWords(
  { name, version, at, by = 'unknown' }: PublishedVersion,
  isNewest: boolean,
): string {
  const command = `npm run release -- compose ${name}${isNewest ? '' : `=${version}`}`;
  return `Published ${at.slice(0, 19).replace('T', ' ')} by ${by}, not live: ${name} ${version} (${command})`;
}

function releaseInWords(title: string, { id, deployables }: StatusRelease): string[] {
  return [
    `${title}: ${id}`,
    ...deployables.map(
      ({ name, version, owner, by = 'unknown' }) =>
        `  ${name.padEnd(10)} ${version}  ${owner}, published by ${by}`,
    ),
  ];
}
