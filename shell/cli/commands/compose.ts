import { deployableNamed, deployablesIn } from '@tanabana/build/publish/deployables';
import { changedVersions } from '../../composition/changedVersions';
import { compose, newestVersions } from '../../composition/compose';
import type { ReleaseContext } from '../../composition/releaseContext';
import { deployablesOf, versionsOf } from '../../composition/releaseDocument';
import type { AddCommand } from '../addCommand';
import { settingsWith } from '../../composition/settingsWith';

interface ComposeOptions {
  readonly newest?: boolean;
  readonly without?: readonly string[];
}

/** `compose`: makes a release of what is live and the versions named. */
export const composeCommand: AddCommand = (commands, context) => {
  commands
    .command('compose')
    .summary('makes a release: what is live, with the newest of those named')
    .description('Makes a release of what is live and the newest versions of the deployables named.')
    .argument('[deployable...]', 'cart for its newest version, cart=1.0.0-0123456789 for that one')
    .option('--newest', 'starts from the newest version of all sources here, as when nothing is live')
    .option('--without <remote...>', 'leaves remotes out: their pages are gone once it is promoted')
    .action((words: readonly string[], options: ComposeOptions) => composeRelease(context(), words, options));
};

async function composeRelease(
  context: ReleaseContext,
  words: readonly string[],
  { newest = false, without = [] }: ComposeOptions,
): Promise<void> {
  const { root, artefacts, releases, deployments, env, now, print } = context;
  const deployment = await deployments.latest();
  const live = deployment && (await releases.load(deployment.live));
  const kept = live && !newest ? versionsOf(live) : await newestVersions(artefacts, deployablesIn(root));
  const versions = await changedVersions(artefacts, kept, {
    asked: words.map((word) => {
      const [name = '', version] = word.split('=');
      return { name: deployableNamed(name), version };
    }),
    without: without.map(deployableNamed),
  });
  const settings = settingsWith(env.SETTINGS, live?.settings);
  const release = await compose(artefacts, versions, settings, new Date(now()).toISOString());
  await releases.save(release);
  print(`Composed release ${release.id}:`);
  for (const { name, version } of deployablesOf(release)) print(`  ${name.padEnd(10)} ${version}`);
  print(`Next: npm run release -- verify ${release.id}`);
}
