/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/build/store/builtDeployable.testing';
import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { PAGE_CONTRACT } from '@tanabana/runtime/contracts/page';
import { EVENT_CONTRACT } from '@tanabana/runtime/events/windowEvents';
import { openReleaseContext, type ReleaseContext } from '../../composition/releaseContext';
import { assembleImage } from '../../test/image';
import { npm } from '../../test/npmStart';
import { promoteMany } from '../../test/promoteMany';
import { publishBuilt } from '../../test/publishBuilt';
import { ROOT } from '../../test/publishPresentSources';
import { startMachine } from '../../test/startMachine';
import { cartBuild, pageSaying, versionOf } from '../../test/testShop';

jest.setTimeout(600_000);

const contracts = { page: PAGE_CONTRACT, events: EVENT_CONTRACT };

/** As many deployments as a starting server searches for fallback versions. */
const DEPLOYMENTS = 30;

const silent = () => undefined;

let image: string;
let env: Readonly<Record<string, string>>;
let shop: ReleaseContext;
/** Deployable → version, of this checkout. */
let present: Readonly<Record<string, string>>;

beforeAll(async () => {
  image = assembleImage();
  expect(await npm(['run', 'build'], {}).ended).toMatchObject({ code: 0 });
  env = await runLocalBucket();
  Object.assign(process.env, env);
  shop = openReleaseContext(ROOT, { ...env, DATA_DIR: newFolder() }, silent);
  present = await publishBuilt(ROOT, {}, shop);
});

/** Publishes small remotes. @returns name → version */
async function publishRemotes(count: number): Promise<Record<string, string>> {
  const names = Array.from({ length: count }, (_, index) => `gift${String.fromCharCode(97 + index)}`);
  for (const name of names) {
    const routes = [{ path: `/${name}`, expose: './pages/cart', fragments: [] }];
    await shop.artefacts.publish(cartBuild(1, pageSaying(name), { name, routes, contracts }));
  }
  return Object.fromEntries(names.map((name) => [name, versionOf(1)]));
}

/** Starts a machine that has nothing. @returns milliseconds until it is ready and has rendered a page, and its folder */
async function coldStart() {
  const from = performance.now();
  const { origin, data, ready: becomeReady, kill } = await startMachine(image, env);
  await becomeReady();
  const ready = performance.now() - from;
  const page = await fetch(`${origin}/product/30001`);
  const rendered = performance.now() - from;
  await kill();
  return { ready, rendered, status: page.status, data };
}

test.each([4, 16])(
  'a machine without data is ready soon with %i remotes, and fetches no picture of a remote',
  async (remotes) => {
    const further = await publishRemotes(remotes - Object.keys(present).length + 1);
    // None has a fallback version, so all are searched.
    await promoteMany(shop, { ...present, ...further }, DEPLOYMENTS);
    const { ready, rendered, status, data } = await coldStart();
    const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const bytes = files.reduce(
      (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
      0,
    );
    process.stdout.write(
      `Cold start with ${remotes} remotes: ready after ${Math.round(ready)} ms, first page after ` +
        `${Math.round(rendered)} ms, ${files.length} files, ${Math.round(bytes / 1_000)} kB\n`,
    );
    expect(status).toBe(200);
    expect(files.map(({ name }) => name).filter((name) => name.endsWith('.avif'))).toEqual([]);
    expect(ready).toBeLessThan(10_000);
  },
);
