import { BuildCache } from '@tanabana/tooling/publish/buildCache';
import path from 'node:path';
import { publisherIn } from '@tanabana/tooling/publish/publisherIn';
import { deployableNamed } from '@tanabana/tooling/publish/deployables';
import { publishDeployables } from '@tanabana/tooling/publish/publishDeployables';
import { copyVersion } from '@tanabana/releases/versions/copyVersion';
import { compose } from '@tanabana/releases/releases/compose';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import { promote } from '@tanabana/releases/deployments/deployReleases';
import { openReleaseContext, type ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { deployablesOf } from '@tanabana/releases/documents/releaseDocument';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';
import { RELEASE_ARGUMENT, type AddCommand } from './addCommand';

export const stageCommand: AddCommand = (commands, context) => {
  commands
    .command('stage')
    .description(
      'Copies a release into a folder with its own history, and replaces some deployables by fresh builds. Nothing is published.',
    )
    .argument('<release>', RELEASE_ARGUMENT)
    .argument('<deployable...>', 'deployables to build from this checkout')
    .requiredOption('--into <folder>', 'DATA_DIR of the copy')
    .action((word: string, names: readonly string[], { into }: { into: string }) =>
      stageRelease(context(), word, names.map(deployableNamed), into),
    );
};

async function stageRelease(context: ReleaseContext, word: string, names: readonly string[], folder: string) {
  const { root, env, releases, deployments, artefacts, print, now } = context;
  const release = await releases.load(await resolveRelease(releases, deployments, word));
  const others = deployablesOf(release).filter(({ name }) => !names.includes(name));
  const { SETTINGS } = env;
  const copy = openReleaseContext(root, { DATA_DIR: path.resolve(folder), SETTINGS }, print);
  for (const manifest of others) await copyVersion(manifest, artefacts, copy.artefacts);
  const cache = new BuildCache(root, copy.builds);
  const versions = {
    ...Object.fromEntries(others.map(({ name, version }) => [name, version])),
    ...(await publishDeployables(root, names, copy.artefacts, cache, print, publisherIn(root, env))),
  };
  const settings = settingsWith(SETTINGS, release.settings);
  const staged = await compose(copy.artefacts, versions, settings, new Date(now()).toISOString());
  await copy.releases.save(staged);
  await promote(copy.deployments, staged.id);
  print(`Release ${release.id} with fresh ${names.join(', ')} is live in ${folder}.`);
}
