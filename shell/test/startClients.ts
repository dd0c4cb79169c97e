import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ClientsOf, Latencies } from './askInTurn';

/**
 * Has clients read in a process of their own, so that what they take is none of the server's time.
 * @returns stops them, and says for each kind how long its requests took
 */
export async function startClients(
  origin: string,
  kinds: readonly ClientsOf[],
): Promise<() => Promise<readonly Latencies[]>> {
  const child = fork(path.join(__dirname, 'clients.child.ts'), [JSON.stringify([origin, kinds])], {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  return async () => {
    const answer = once(child, 'message');
    child.send('stop');
    const [latencies] = (await answer) as [readonly Latencies[]];
    return latencies;
  };
}
