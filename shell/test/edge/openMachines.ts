import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { assembleImage, foreignFolder, imageSettings, runInImage } from '../image';
import { openTestShop, TEST_SECRET } from '../testShop';

/** Two machines out of the image, over one bucket, as they run behind nginx and Varnish. */
export async function openMachines() {
  const image = assembleImage();
  const bucket = await runLocalBucket();
  // The tests promote as another machine would.
  Object.assign(process.env, bucket);
  const shop = await openTestShop(bucket, 'self.skipWaiting();');
  const first = await shop.promoted(1);
  const start = async () => {
    const machine = runInImage(image, imageSettings().command, {
      ...bucket,
      RELEASE_SECRET: TEST_SECRET,
      TOKEN_SIGNING_KEY: TEST_SECRET,
      METRICS_TOKEN: TEST_SECRET,
      LIMIT_PER_ADDRESS: '6/60',
      PORT: '0',
      PROXIES: '2',
      RENDERS: '1',
      LOG_LEVEL: 'fatal',
      DATA_DIR: foreignFolder(),
      DRAIN_SECONDS: '0',
    });
    return { ...machine, origin: await machine.address() };
  };
  const machines = [await start(), await start()] as const;
  return {
    shop,
    first,
    machines,
    origins: [machines[0].origin, machines[1].origin] as const,
    stop: () => Promise.all(machines.map(({ child, ended }) => (child.kill('SIGKILL'), ended))),
  };
}
