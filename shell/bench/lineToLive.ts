// From a changed line to live: how long each step of a team's release takes, on a copy of the house.
import { openReleaseContext } from '../composition/releaseContext';
import { openClonedShop } from './clonedShop';

const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** Description of a step → the release command that performs it. */
const STEPS = {
  'build, check, publish': ['publish', 'mfe-cart'],
  compose: ['compose', 'cart'],
  'verify, promote': ['promote'],
} as const;

const secondsSince = (started: number) => Math.round((performance.now() - started) / 100) / 10;

const shop = openClonedShop();
try {
  console.log('The first release builds everything …');
  await shop.release('promote', '--sources');
  const rounds: Record<string, number>[] = [];
  const { deployments } = openReleaseContext(shop.root, {}, () => undefined);
  let live = (await deployments.latest())?.live;
  let word = 'Your Cart is Empty';
  for (let round = 1; round <= ROUNDS; round += 1) {
    const next = `Your Cart is Empty ${round}`;
    shop.edit('mfe-cart/src/pages/cart/EmptyCart.tsx', word, next);
    word = next;
    const seconds: Record<string, number> = {};
    const began = performance.now();
    for (const [step, words] of Object.entries(STEPS)) {
      const started = performance.now();
      await shop.release(...words);
      seconds[step] = secondsSince(started);
    }
    const inAll = secondsSince(began);
    const present = (await deployments.latest())?.live;
    if (present === live) throw new Error('The changed line is not live.');
    live = present;
    rounds.push({ ...seconds, 'in all': inAll });
  }
  console.table(rounds);
} finally {
  shop.remove();
}
