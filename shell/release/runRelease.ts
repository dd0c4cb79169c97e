import { parseArgs } from 'node:util';
import { canaryCommand } from './commands/canary';
import { composeCommand } from './commands/compose';
import { diffCommand } from './commands/diff';
import { previewCommand, replayCommand } from './commands/preview';
import { promoteCommand } from './commands/promote';
import { pruneCommand } from './commands/prune';
import { rollbackCommand } from './commands/rollback';
import { statusCommand } from './commands/status';
import { verifyCommand } from './commands/verify';
import { openDesk, type Desk } from './desk';

const OPTIONS = {
  newest: { type: 'boolean', default: false },
  reason: { type: 'string' },
  keep: { type: 'string', default: '10' },
  days: { type: 'string', default: '7' },
  'dry-run': { type: 'boolean', default: false },
  for: { type: 'string', default: '48' },
  path: { type: 'string', default: '/' },
} as const;

export type CommandOptions = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** One command: what it does with the words and options after its name. */
export type Command = (desk: Desk, words: readonly string[], options: CommandOptions) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  compose: composeCommand,
  verify: verifyCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  canary: canaryCommand,
  preview: previewCommand,
  replay: replayCommand,
  status: statusCommand,
  diff: diffCommand,
  prune: pruneCommand,
};

const HELP = `npm run release -- <command>

  publish <deployable> …        builds, tests the contract, stores the version for good
  compose [cart[=version] …]    makes a release: what is on show, with the newest of those named;
                                --newest (or nothing on show): the newest of all
  verify [release]              tries it: files, budgets, every page with a fixed address
  promote [release]             verifies it and puts it on show
  canary [release] 5% | off     verifies it and shows it to a share of the visitors
  preview [release]             a signed link that shows one visitor a release: --for 48 (hours) --path /cart
  replay [release]              a signed link to one page out of a release, for support
  rollback [release]            puts back the release before, or the one named
  status                        what is on show, and what could be
  diff <release> <release>      versions, routes, sizes and settings that differ
  prune                         removes what nobody needs any more: --keep 10 --days 7 --dry-run

A release is named by its id, the beginning of it, or: live, canary, previous, newest.
--reason "…" goes into the history.`;

/**
 * `npm run release -- <command>` of the shell team.
 * @param root the repository's folder
 * @param args command, words and options
 * @throws {Error} in words, when the command cannot do what it was asked for
 */
export async function runRelease(
  root: string,
  args: readonly string[],
  env: Desk['env'],
  say: Desk['say'],
): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [name = 'help', ...words] = positionals;
  if (name === 'help') {
    say(HELP);
    return;
  }
  const command = COMMANDS[name];
  if (!command) throw new Error(`There is no command "${name}".\n\n${HELP}`);
  await command(openDesk(root, env, say), words, values);
}
