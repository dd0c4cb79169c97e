import { setTimeout as delay } from 'node:timers/promises';
import { foreignFolder, imageSettings, runInImage } from './image';
import { TEST_SECRET } from './testShop';

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/**
 * Starts the server from an image, with one render process, on a free port. The server shuts down without a drain
 * period.
 * @param env further variables, such as those of the bucket
 * @param data data folder of the server. If omitted, a new folder is created.
 * @returns the process and the origin, when the server listens
 * @throws {Error} with the output when the process exits first
 */
export async function startMachine(
  image: string,
  env: Readonly<Record<string, string>>,
  data = foreignFolder(),
) {
  const { child, ended, address } = runInImage(image, imageSettings().command, {
    RELEASE_SECRET: TEST_SECRET,
    TOKEN_SIGNING_KEY: TEST_SECRET,
    PORT: '0',
    RENDERS: '1',
    LOG_LEVEL: 'fatal',
    DRAIN_SECONDS: '0',
    DATA_DIR: data,
    ...env,
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const origin = await address();
  const ready = async () => {
    while (!(await fetch(`${origin}/readyz`)).ok) await delay(5);
  };
  return { child, ended, kill, ready, data, origin };
}
