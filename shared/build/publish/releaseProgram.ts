import { Command, CommanderError } from 'commander';
import { publishCommand } from './publishCommand';
import type { Environment } from '@tanabana/artefacts/store/openStores';
import { UsageError } from '@tanabana/artefacts/usageError';
import { deployableNamed, deployablesIn } from './deployables';

/** Commands with their arguments and options. */
export type Commands = Command;

/** The program behind `npm run release --`, to which the shell team adds its commands. */
export interface ReleaseProgram {
  readonly commands: Commands;
  /**
   * Runs the command in the arguments, or prints its help.
   * @throws {UsageError} with the error and the command's help, when the arguments are invalid
   */
  readonly run: (args: readonly string[]) => Promise<void>;
}

/**
 * Creates the program with the command that every team has.
 * @param root the repository's folder
 * @param env environment, which may name where artefacts are stored
 * @param print called with help and results, one or more lines at a time
 */
export function releaseProgram(
  root: string,
  env: Environment,
  print: (text: string) => void,
): ReleaseProgram {
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
    .summary('builds, checks the contract, stores the version for good')
    .description('Builds deployables, checks the contract of each, and stores the versions for good.')
    .argument('<deployable...>', `${present.join(', ')}, by name or folder, or all of them: all`)
    .action((words: readonly string[]) => publishCommand(root, namesOf(words, present), env, print));

  const run = async (args: readonly string[]) => {
    try {
      await commands.parseAsync(args.length > 0 ? args : ['help'], { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      if (error.exitCode !== 0) throw new UsageError(faults.join('').trimEnd());
    }
  };
  return { commands, run };
}

/** @throws {UsageError} listing the deployables, when a name is unknown */
function namesOf(words: readonly string[], present: readonly string[]): readonly string[] {
  if (words.includes('all')) return present;
  const names = words.map(deployableNamed);
  const unknown = names.find((name) => !present.includes(name));
  if (unknown === undefined) return [...new Set(names)];
  throw new UsageError(`There is no deployable "${unknown}" here; there are ${present.join(', ')}.`);
}
