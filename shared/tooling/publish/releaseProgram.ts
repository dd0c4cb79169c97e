import { Command, CommanderError } from 'commander';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { openStores, type Environment } from '@tanabana/releases/stores/openStores';
import { requireStoreClock } from '@tanabana/releases/documents/storeClock';
import { commitInWords } from '@tanabana/releases/versions/publication';
import { BuildCache } from './buildCache';
import { publishDeployables } from './publishDeployables';
import { publisherIn } from './publisherIn';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { deployableNamed, deployablesIn } from './deployables';

export type Commands = Command;

/**
 * Creates the program behind `npm run release --`, with the command `publish`. The shell team's program adds further
 * commands. If the arguments are invalid, `run` rejects with a `UsageError`, which contains the help of the command.
 */
export function releaseProgram(root: string, env: Environment, print: (text: string) => void) {
  const faults: string[] = [];
  const present = deployablesIn(root);
  const commands = new Command('npm run release --')
    .usage('<command>')
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => faults.push(text),
      outputError: (text, write) => write(text.replace(/^error: /, '')),
    });
  commands
    .command('publish')
    .description('Builds deployables, checks the contract of each, and stores the versions for good.')
    .argument('<deployable...>', `${present.join(', ')}, by name or folder, or all of them: all`)
    .action((words: readonly string[]) => publish(root, namesOf(words, present), env, print));

  const run = async (args: readonly string[]) => {
    try {
      await commands.parseAsync(args.length > 0 ? args : ['help'], { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      if (error.exitCode !== 0) throw new UsageError(`TB-USAGE-001: ${faults.join('').trimEnd()}`);
    }
  };
  return { commands, run };
}

function namesOf(words: readonly string[], present: readonly string[]): readonly string[] {
  if (words.includes('all')) return present;
  const names = words.map(deployableNamed);
  const unknown = names.find((name) => !present.includes(name));
  if (unknown === undefined) return [...new Set(names)];
  throw new UsageError(
    `TB-USAGE-002: There is no deployable "${unknown}" here; there are ${present.join(', ')}.`,
  );
}

async function publish(
  root: string,
  names: readonly string[],
  env: Environment,
  print: (line: string) => void,
): Promise<void> {
  const { artefacts, builds } = openStores(root, env);
  await requireStoreClock(artefacts, () => Date.now());
  const [store, cache] = [new ArtefactStore(artefacts), new BuildCache(root, builds)];
  const publisher = publisherIn(root, env);
  const versions = await publishDeployables(root, names, store, cache, print, publisher);
  print('Types were not checked: npm run types');
  for (const [name, version] of Object.entries(versions)) {
    const { commit } = publisher(name);
    print(`${name} ${version} is in the artefact store${commit ? `, from ${commitInWords(commit)}` : ''}.`);
    const [newest] = await store.versions(name);
    if (newest && newest.version !== version)
      print(
        `${name} ${newest.version} was published from a newer commit and stays the newest. To compose this one: npm run release -- compose ${name}=${version}`,
      );
  }
}
