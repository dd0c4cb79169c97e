import type { ReleaseContext } from '../../composition/releaseContext';
import { deployablesOf } from '../../composition/releaseDocument';
import type { AddCommand } from '../addCommand';
import { deploymentInWords } from '../../composition/deploymentInWords';
import type { Deployment } from '../../composition/deployment';
import { JSON_OPTION } from '../releaseArgument';

const MAX_DEPLOYMENTS = 10;

/** `status`: what is live, what was, and what could be. */
export const statusCommand: AddCommand = (commands, context) => {
  commands
    .command('status')
    .summary('what is live, and what could be')
    .description('Prints what is live, what was, and what was published since.')
    .option(...JSON_OPTION)
    .action(async ({ json }: { json?: boolean }) => {
      const { print, ...rest } = context();
      const status = await readStatus(rest);
      print(json ? JSON.stringify(status, null, 2) : inWords(status));
    });
};

interface StatusRelease {
  readonly id: string;
  readonly deployables: readonly {
    readonly name: string;
    readonly version: string;
    readonly owner: string;
  }[];
}

interface Status {
  readonly live?: StatusRelease;
  readonly canary?: StatusRelease & { readonly share: number };
  /** The newest first. */
  readonly history: readonly Deployment[];
  /** Newest versions that are not live. */
  readonly published: readonly { readonly name: string; readonly version: string; readonly at: string }[];
}

async function readStatus({
  releases,
  deployments,
  artefacts,
}: Pick<ReleaseContext, 'releases' | 'deployments' | 'artefacts'>): Promise<Status> {
  const history = await deployments.recent(MAX_DEPLOYMENTS);
  const [present] = history;
  const releaseOf = async (id: string): Promise<StatusRelease> => ({
    id,
    deployables: deployablesOf(await releases.load(id)).map(({ name, version, owner }) => ({
      name,
      version,
      owner,
    })),
  });
  const live = present && (await releaseOf(present.live));
  const newest = (await artefacts.deployables()).map(async (name) => {
    const [first] = await artefacts.versions(name);
    const served = live?.deployables.find((deployable) => deployable.name === name)?.version;
    if (!first || first.version === served) return [];
    return [{ name, version: first.version, at: new Date(first.publishedAt).toISOString() }];
  });
  return {
    ...(live && { live }),
    ...(present?.canary && {
      canary: { ...(await releaseOf(present.canary.release)), share: present.canary.share },
    }),
    history,
    published: (await Promise.all(newest)).flat(),
  };
}

function inWords({ live, canary, history, published }: Status): string {
  return [
    ...(live ? releaseInWords('Live', live) : ['No release is live yet.']),
    ...(canary ? releaseInWords(`Canary, ${canary.share * 100}% of visitors`, canary) : []),
    ...(live ? ['History', ...history.map((deployment) => `  ${deploymentInWords(deployment)}`)] : []),
    ...published.map(
      ({ name, version, at }) =>
        `Published ${at.slice(0, 19).replace('T', ' ')}, not live: ${name} ${version} (npm run release -- compose ${name})`,
    ),
  ].join('\n');
}

function releaseInWords(title: string, { id, deployables }: StatusRelease): string[] {
  return [
    `${title}: ${id}`,
    ...deployables.map(({ name, version, owner }) => `  ${name.padEnd(10)} ${version}  ${owner}`),
  ];
}
