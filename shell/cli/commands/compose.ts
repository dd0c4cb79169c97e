import { deployableNamed, DEPLOYABLES } from '@tanabana/build/publish/workspaces';
import { compose, newestVersions } from '../../composition/compose';
import type { ReleaseContext } from '../../composition/releaseContext';
import { deployablesOf } from '../../composition/releaseDocument';
import type { AddCommand } from '../addCommand';
import { settingsWith } from '../../composition/settingsWith';

/** `compose`: makes a release of what is live and the versions named. */
export const composeCommand: AddCommand = (commands, context) => {
  commands
    .command('compose')
    .summary('makes a release: what is live, with the newest of those named')
    .description('Makes a release of what is live and the newest versions of the deployables named.')
    .argument('[deployable...]', 'cart for its newest version, cart=1.0.0-0123456789 for that one')
    .option('--newest', 'starts from the newest version of all, as when nothing is live')
    .action((words: readonly string[], { newest = false }: { newest?: boolean }) =>
      composeRelease(context(), words, newest),
    );
};

async function composeRelease(
  context: ReleaseContext,
  words: readonly string[],
  newest: boolean,
): Promise<void> {
  const { artefacts, releases, deployments, env, now, print } = context;
  const deployment = await deployments.latest();
  const live = deployment && (await releases.load(deployment.live));
  const asked = words.map((word) => {
    const [name = '', version] = word.split('=');
    return { name: deployableNamed(name), version };
  });
  const unnamed = asked.filter(({ version }) => version === undefined).map(({ name }) => name);
  const kept =
    live && !newest
      ? Object.fromEntries(deployablesOf(live).map(({ name, version }) => [name, version]))
      : await newestVersions(artefacts, DEPLOYABLES);
  const named = asked.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version]]));
  const versions = {
    ...kept,
    ...(await newestVersions(artefacts, unnamed)),
    ...(Object.fromEntries(named) as Record<string, string>),
  };
  const settings = settingsWith(env.SETTINGS, live?.settings);
  const release = await compose(artefacts, versions, settings, new Date(now()).toISOString());
  await releases.save(release);
  print(`Composed release ${release.id}:`);
  for (const { name, version } of deployablesOf(release)) print(`  ${name.padEnd(10)} ${version}`);
  print(`Next: npm run release -- verify ${release.id}`);
}
