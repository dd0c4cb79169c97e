// Publishes, composes and promotes in an endless loop, for a test that kills the process.
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { promote, rollback } from '@tanabana/releases/deployments/deployReleases';
import { cartBuild, composeRelease, pageSaying, versionOf } from './testShop';

const [folder = '', start = '0'] = process.argv.slice(2);
const context = openReleaseContext('/', { DATA_DIR: folder }, () => undefined);
const store = context.artefacts;

let earlier: string | undefined;
for (let number = Number(start); ; number += 1) {
  const cart = await store.publish(cartBuild(number, pageSaying(`version ${number}`)));
  const release = await composeRelease(context, { shell: versionOf(1), cart: cart.version });
  await promote(context.deployments, release.id);
  if (number % 3 === 0 && earlier !== undefined) await rollback(context.deployments, earlier);
  earlier = release.id;
  process.stdout.write('.');
}
