import { releaseProgram } from '@tanabana/tooling/publish/releaseProgram';
import type { AddCommand } from './commands/addCommand';
import { canaryCommand } from './commands/canary';
import { composeCommand } from './commands/compose';
import { diffCommand } from './commands/diff';
import { doctorCommand } from './commands/doctor';
import { historyCommand } from './commands/history';
import { previewCommand } from './commands/preview';
import { promoteCommand } from './commands/promote';
import { pruneCommand } from './commands/prune';
import { rollbackCommand } from './commands/rollback';
import { stageCommand } from './commands/stage';
import { statusCommand } from './commands/status';
import { vclCommand } from './commands/vcl';
import { verifyCommand } from './commands/verify';
import { requireStoreClock } from '@tanabana/releases/documents/storeClock';
import { openReleaseContext, type ReleaseContext } from '@tanabana/releases/deployments/releaseContext';

const COMMANDS: readonly AddCommand[] = [
  composeCommand,
  stageCommand,
  verifyCommand,
  promoteCommand,
  canaryCommand,
  previewCommand,
  rollbackCommand,
  statusCommand,
  historyCommand,
  diffCommand,
  pruneCommand,
  vclCommand,
  doctorCommand,
];

/** Commands that write no times into the store. `publish` compares the clocks itself. */
const WITHOUT_TIMES: ReadonlySet<string> = new Set([
  'verify',
  'status',
  'history',
  'diff',
  'vcl',
  'doctor',
  'publish',
]);

export async function runRelease(
  root: string,
  args: readonly string[],
  env: ReleaseContext['env'],
  print: ReleaseContext['print'],
): Promise<void> {
  const { commands, run } = releaseProgram(root, env, print);
  for (const addCommand of COMMANDS) addCommand(commands, () => openReleaseContext(root, env, print));
  commands.hook('preAction', async (_program, command) => {
    if (WITHOUT_TIMES.has(command.name())) return;
    const { objects, now } = openReleaseContext(root, env, print);
    await requireStoreClock(objects, now);
  });
  commands.addHelpText(
    'after',
    `
A release is named by its id or a prefix of it, or: live, canary, previous, newest.
Help of a command: npm run release -- <command> --help`,
  );
  await run(args);
}
