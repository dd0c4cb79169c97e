import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How often the readiness of each machine is checked, and how long its answer may take, in milliseconds. */
const PROBE_MS = 300;
const PROBE_TIMEOUT_MS = 1_000;

/** Longest that an answer may take, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Fields that are about one connection. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

class NoAnswer extends Error {
  override name = 'NoAnswer';
}

interface Answer {
  readonly head: IncomingMessage;
  readonly body: Buffer;
}

interface Machine {
  readonly origin: string;
  readonly agent: Agent;
  isReady: boolean;
}

/** Sends each request to the next machine that is ready. */
interface Balancer {
  readonly origin: string;
  /** Puts a machine, or nothing, at a place. */
  readonly use: (place: number, origin: string | undefined) => void;
  readonly stop: () => void;
}

/**
 * A balancer as operators use them: it checks the readiness of machines, and tries another one when reading is
 * cut short. An answer is passed on when it is whole.
 */
export async function startBalancer(): Promise<Balancer> {
  const machines = new Map<number, Machine>();
  /** Of all machines that there ever were: requests to one that is replaced are still answered. */
  const agents: Agent[] = [];
  let turn = 0;

  const probe = async (machine: Machine) => {
    machine.isReady = await fetch(`${machine.origin}/readyz`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const send = ({ origin, agent }: Machine, incoming: IncomingMessage, sent: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const { method, url = '/', headers } = incoming;
      request(origin + url, { agent, method, headers, timeout: ANSWER_TIMEOUT_MS }, (head) => {
        buffer(head).then((body) => resolve({ head, body }), reject);
      })
        .once('error', reject)
        .once('timeout', function (this: { destroy: (error: Error) => void }) {
          this.destroy(new NoAnswer());
        })
        .end(sent);
    });
  const answer = async (incoming: IncomingMessage): Promise<Answer | undefined> => {
    const sent = await buffer(incoming);
    const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
    for (let attempt = 0; attempt < machines.size; attempt += 1) {
      const ready = [...machines.values()].filter(({ isReady }) => isReady);
      const machine = ready[(turn += 1) % ready.length];
      if (!machine) return undefined;
      try {
        return await send(machine, incoming, sent);
      } catch (error) {
        const isUnheard = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (isUnheard) machine.isReady = false;
        else if (!isReading || error instanceof NoAnswer) return undefined;
      }
    }
    return undefined;
  };

  const server = createServer((incoming, outgoing) => {
    void answer(incoming).then((found) => {
      if (!found) return outgoing.writeHead(502).end();
      const { head, body } = found;
      const headers = Object.entries(head.headers).filter(([name]) => !OF_CONNECTION.includes(name));
      return outgoing.writeHead(head.statusCode ?? 502, Object.fromEntries(headers)).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clock = setInterval(() => machines.forEach((machine) => void probe(machine)), PROBE_MS);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (place, origin) => {
      machines.delete(place);
      if (origin === undefined) return;
      const machine = { origin, agent: new Agent({ keepAlive: true }), isReady: false };
      agents.push(machine.agent);
      machines.set(place, machine);
      void probe(machine);
    },
    stop: () => {
      clearInterval(clock);
      agents.forEach((agent) => agent.destroy());
      server.closeAllConnections();
      server.close();
    },
  };
}
