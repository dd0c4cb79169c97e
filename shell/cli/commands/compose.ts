import { deployableNamed, deployablesIn } from '@tanabana/tooling/publish/deployables';
import { changedVersions, compose, newestVersions } from '@tanabana/releases/releases/compose';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { deployablesOf, type Release, versionsOf } from '@tanabana/releases/documents/releaseDocument';
import type { AddCommand } from './addCommand';
import { shopFolder } from '@tanabana/tooling/webpack/shopFolder';
import { shopSettings } from '@tanabana/tooling/webpack/shopSettings';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';

interface ComposeOptions {
  readonly newest?: boolean;
  readonly without?: readonly string[];
}

export const composeCommand: AddCommand = (commands, context) => {
  commands
    .command('compose')
    .description(
      'Creates a release from the live one, with the newest or given versions of the named deployables.',
    )
    .argument('[deployable...]', 'cart for its newest version, cart=1.0.0-0123456789 for that one')
    .option(
      '--newest',
      'starts from the newest versions of all deployables in this checkout, as when nothing is live',
    )
    .option('--without <remote...>', 'removes remotes and their pages')
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
  const current = live && !newest ? versionsOf(live) : await newestVersions(artefacts, deployablesIn(root));
  const versions = await changedVersions(artefacts, current, {
    requested: words.map((word) => {
      const [name = '', version] = word.split('=');
      return { name: deployableNamed(name), version };
    }),
    without: without.map(deployableNamed),
  });
  const settings = settingsWith(env.SETTINGS, presentSettings(root, live));
  const release = await compose(artefacts, versions, settings, new Date(now()).toISOString());
  await releases.save(release);
  print(`Composed release ${release.id}:`);
  for (const { name, version } of deployablesOf(release)) print(`  ${name.padEnd(10)} ${version}`);
  print(`Next: npm run release -- verify ${release.id}`);
}

/** The settings of the folder that `SHOP` names, or else those of the live release. */
function presentSettings(root: string, live: Release | undefined): ReleaseSettings {
  return live && shopFolder(root) === undefined ? live.settings : shopSettings(root);
}
