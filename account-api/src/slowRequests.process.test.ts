import { connect } from 'node:net';
import { startService, type RunningService } from '../test/startService';
import { testDatabases } from '../test/testDatabases';

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\n';
const HALF_A_HEAD = HEAD;
const HALF_A_BODY = `${HEAD}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`;

/** Sends bytes and then nothing more. Resolves with the answer when the service closes the connection. */
function sendAndStall({ origin }: RunningService, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined).on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

async function withService(use: (service: RunningService) => Promise<void>): Promise<void> {
  const database = await testDatabases[0]!.make();
  const service = await startService(database);
  try {
    await use(service);
  } finally {
    await service.end('SIGKILL');
    await database.remove();
  }
}

describe('a request that never ends', () => {
  test.concurrent.each([
    ['in its headers', HALF_A_HEAD, /^HTTP\/1\.1 408 .*\{"message":"[^"]+"\}$/s],
    ['in its body', HALF_A_BODY, /^HTTP\/1\.1 503 .*\{"message":"[^"]+"\}$/s],
  ])('is answered and cut off after about ten seconds: %s', (_where, bytes, expected) =>
    withService(async (service) => {
      const start = Date.now();
      expect(await sendAndStall(service, bytes)).toMatch(expected);
      expect(Date.now() - start).toBeGreaterThan(9000);
    }),
  );

  test.concurrent('does not prevent the service from stopping', () =>
    withService(async (service) => {
      const cutOff = sendAndStall(service, HALF_A_HEAD);
      // The service reads connections in order, so it receives the incomplete request before this one.
      await service.send('GET', '/openapi.json');
      expect(await service.end('SIGTERM')).toBe(0);
      await cutOff;
    }),
  );
});
