import { deployableNamed, DEPLOYABLES } from '@tanabana/shared/release/workspaces';
import { compose, newestVersions } from '../compose';
import { deployablesOf } from '../releaseDocument';
import type { Command } from '../runRelease';
import { settingsWith } from '../settingsWith';

/** `compose`: makes a release of what is on show and the versions named. */
export const composeCommand: Command = async (desk, words, { newest }) => {
  const { artefacts, releases, journal, env, now, say } = desk;
  const turn = await journal.latest();
  const live = turn && (await releases.load(turn.live));
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
  say(`Composed release ${release.id}:`);
  for (const { name, version } of deployablesOf(release)) say(`  ${name.padEnd(10)} ${version}`);
  say(`Next: npm run release -- verify ${release.id}`);
};
