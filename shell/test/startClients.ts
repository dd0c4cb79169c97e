import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ClientsOf, Latencies } from './askInTurn';

/**
 * Starts clients in another process, so that their processor time is not counted as the server's.
 * @returns a function that stops the clients and returns the durations of the requests of each kind
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
