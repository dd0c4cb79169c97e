import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ROOT } from '../../test/publishPresentSources';

test('a process with an endless loop is killed even if its parent has exited', async () => {
  const limits = JSON.stringify({ maxBlockedMs: 200, maxMemoryBytes: 400e6 });
  const child = fork('shell/test/looping.child.ts', [limits], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  child.send({ id: 1, message: 'the task' });
  await once(child, 'message');
  (child.stdio[4] as Readable).destroy();
  child.send({ id: 2, message: 'loop' });
  const timer = setTimeout(() => child.kill('SIGABRT'), 20_000);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearTimeout(timer);
  expect(signal).toBe('SIGKILL');
});
