// Publishes, composes and promotes without end, for a test that kills it in the middle of something.
import { openDesk } from '../release/desk';
import { compose } from '../release/compose';
import { promote, rollback } from '../release/show';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { cartBuild, pageSaying, versionOf } from './testShop';

const [folder = '', start = '0'] = process.argv.slice(2);
const desk = openDesk('/', { DATA_DIR: folder }, () => undefined);
const store = desk.artefacts;

for (let number = Number(start); ; number += 1) {
  const cart = await store.publish(cartBuild(number, pageSaying(`version ${number}`)));
  const versions = { shell: versionOf(1), cart: cart.version };
  const release = await compose(store, versions, defaultSettings, new Date().toISOString());
  await desk.releases.save(release);
  await promote(desk.journal, release.id);
  if (number % 3 === 0) await rollback(desk.journal);
  process.stdout.write('.');
}
