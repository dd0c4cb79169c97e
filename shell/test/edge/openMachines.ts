import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { assembleImage } from '../image';
import { startMachine } from '../startMachine';
import { openTestShop, TEST_SECRET } from '../testShop';

/** Two machines out of the image, over one bucket, as they run behind nginx and Varnish. */
export async function openMachines() {
  const image = assembleImage();
  const bucket = await runLocalBucket();
  // The tests promote as another machine would.
  Object.assign(process.env, bucket);
  const shop = await openTestShop(bucket, 'self.skipWaiting();');
  const first = await shop.promoted(1);
  const start = () =>
    startMachine(image, { ...bucket, METRICS_TOKEN: TEST_SECRET, LIMIT_PER_ADDRESS: '6/60', PROXIES: '2' });
  const machines = [await start(), await start()] as const;
  return {
    shop,
    first,
    machines,
    origins: [machines[0].origin, machines[1].origin] as const,
    stop: () => Promise.all(machines.map(({ kill }) => kill())),
  };
}
