import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

export interface StoredResponse {
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** Requests the 99th percentile of the event-loop delay since the last request, in milliseconds. */
export type ReferenceRequest = 'delay';

interface Reference {
  readonly origin: string;
  readonly pid: number | undefined;
  readonly delayMs: () => Promise<number>;
  readonly close: () => void;
}

/** Headers that Node adds to each response. */
const ADDED = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** Starts a process with a bare Fastify server that sends the response of an address, with the same headers. */
export async function openReference(address: string): Promise<Reference> {
  const sent = request(address, { headers: { 'accept-encoding': 'br' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !ADDED.includes(name)),
  );
  const child = fork(path.join(import.meta.dirname, 'reference.child.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const answer = async (message: StoredResponse | ReferenceRequest): Promise<unknown> => {
    child.send(message);
    const [result] = (await once(child, 'message')) as [unknown];
    return result;
  };
  const origin = String(await answer({ headers, body: await buffer(response) }));
  return {
    origin,
    pid: child.pid,
    delayMs: async () => Number(await answer('delay')),
    close: () => void child.kill(),
  };
}
