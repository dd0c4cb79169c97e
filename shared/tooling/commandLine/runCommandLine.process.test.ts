import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';

/** Starts a command that prints more than a pipe can buffer, and then `done` to standard error. */
function startCommand() {
  const script = path.join(newFolder(), 'command.mts');
  const file = path.join(__dirname, 'runCommandLine.ts');
  writeFileSync(
    script,
    `import { runCommandLine } from ${JSON.stringify(file)};
     runCommandLine(async () => {
       for (let line = 0; line < 1000; line += 1) {
         console.log('x'.repeat(1000));
         await new Promise((resolve) => setImmediate(resolve));
       }
       console.error('done');
     });`,
  );
  return spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'pipe'] });
}

test('a command whose reader closes the pipe continues silently', async () => {
  const command = startCommand();
  command.stdout.once('data', () => command.stdout.destroy());
  const [errors] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect([errors, command.exitCode]).toEqual(['done\n', 0]);
});
