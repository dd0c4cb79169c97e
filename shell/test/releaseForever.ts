// Publishes, composes and promotes in an endless loop, for a test that kills the process.
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { compose } from '@tanabana/releases/releases/compose';
import { promote, rollback } from '@tanabana/releases/deployments/deployReleases';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { cartBuild, pageSaying, versionOf } from './testShop';

const [folder = '', start = '0'] = process.argv.slice(2);
const context = openReleaseContext('/', { DATA_DIR: folder }, () => undefined);
const store = context.artefacts;

let earlier: string | undefined;
for (let number = Number(start); ; number += 1) {
  const cart = await store.publish(cartBuild(number, pageSaying(`version ${number}`)));
  const versions = { shell: versionOf(1), cart: cart.version };
  const release = await compose(store, versions, defaultSettings, new Date().toISOString());
  await context.releases.save(release);
  await promote(context.deployments, release.id);
  if (number % 3 === 0 && earlier !== undefined) await rollback(context.deployments, earlier);
  earlier = release.id;
  process.stdout.write('.');
}
