import type { ReleaseContext } from '../../composition/releaseContext';
import { deployablesOf } from '../../composition/releaseDocument';
import type { AddCommand } from '../addCommand';
import type { Deployment } from '../../composition/deployment';

const MAX_DEPLOYMENTS = 10;

/** `status`: what is live, what was, and what could be. */
export const statusCommand: AddCommand = (commands, context) => {
  commands
    .command('status')
    .summary('what is live, and what could be')
    .description('Prints what is live, what was, and what was published since.')
    .action(() => sayStatus(context()));
};

async function sayStatus(context: ReleaseContext): Promise<void> {
  const history = await context.deployments.recent(MAX_DEPLOYMENTS);
  const [present] = history;
  if (!present) {
    context.print('No release is live yet.');
  } else {
    await sayRelease(context, 'Live', present.live);
    if (present.canary) {
      await sayRelease(context, `Canary, ${present.canary.share * 100}% of visitors`, present.canary.release);
    }
    context.print('History');
    for (const deployment of history) context.print(`  ${inWords(deployment)}`);
  }
  await sayNewer(context, present?.live);
}

async function sayRelease({ releases, print }: ReleaseContext, title: string, id: string): Promise<void> {
  const release = await releases.load(id);
  print(`${title}: ${id}`);
  for (const { name, version, owner } of deployablesOf(release)) {
    print(`  ${name.padEnd(10)} ${version}  ${owner}`);
  }
}

/** A deployment in a line. */
function inWords({ at, action, live, canary, reason }: Deployment): string {
  const subject = canary ? `${canary.release} for ${canary.share * 100}%` : live;
  return `${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(14)} ${subject}${reason ? `: ${reason}` : ''}`;
}

async function sayNewer(
  { artefacts, releases, print }: ReleaseContext,
  live: string | undefined,
): Promise<void> {
  const served = live === undefined ? [] : deployablesOf(await releases.load(live));
  for (const name of await artefacts.deployables()) {
    const [newest] = await artefacts.versions(name);
    if (!newest || newest.version === served.find((deployable) => deployable.name === name)?.version)
      continue;
    const at = new Date(newest.publishedAt).toISOString().slice(0, 19).replace('T', ' ');
    print(`Published ${at}, not live: ${name} ${newest.version} (npm run release -- compose ${name})`);
  }
}
