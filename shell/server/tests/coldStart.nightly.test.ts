/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newFolder } from '@tanabana/build/store/builtDeployable.testing';
import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { PAGE_CONTRACT } from '@tanabana/runtime/contracts/page';
import { EVENT_CONTRACT } from '@tanabana/runtime/events/windowEvents';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { compose } from '../../composition/releases/compose';
import { promote } from '../../composition/deployments/deployReleases';
import { openReleaseContext, type ReleaseContext } from '../../composition/releaseContext';
import { assembleImage, foreignFolder, imageSettings, runInImage } from '../../test/image';
import { npm } from '../../test/npmStart';
import { publishBuilt } from '../../test/publishBuilt';
import { ROOT } from '../../test/publishPresentSources';
import { cartBuild, pageSaying, TEST_SECRET, versionOf } from '../../test/testShop';

jest.setTimeout(600_000);

const contracts = { page: PAGE_CONTRACT, events: EVENT_CONTRACT };

/** At least as many deployments as a starting server searches for fallback versions. */
const DEPLOYMENTS = Number(process.env.DEPLOYMENTS ?? 30);

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

/** Makes releases live that differ in their settings only: none has a fallback version, so all are searched. */
async function promoteMany(versions: Readonly<Record<string, string>>): Promise<void> {
  for (let number = 1; number <= DEPLOYMENTS; number += 1) {
    const settings = { ...defaultSettings, vitalsShare: number / 100 };
    const release = await compose(shop.artefacts, versions, settings, '2026-01-01T00:00:00.000Z');
    await shop.releases.save(release);
    await promote(shop.deployments, release.id);
  }
}

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
  const data = foreignFolder();
  const from = performance.now();
  const machine = runInImage(image, imageSettings().command, {
    ...env,
    RELEASE_SECRET: TEST_SECRET,
    TOKEN_SIGNING_KEY: TEST_SECRET,
    PORT: '0',
    RENDERS: '1',
    LOG_LEVEL: 'fatal',
    DATA_DIR: data,
    DRAIN_SECONDS: '0',
  });
  const origin = await machine.address();
  while (!(await fetch(`${origin}/readyz`)).ok) await delay(5);
  const ready = performance.now() - from;
  const page = await fetch(`${origin}/product/30001`);
  const rendered = performance.now() - from;
  machine.child.kill('SIGKILL');
  await machine.ended;
  return { ready, rendered, status: page.status, data };
}

test.each([4, 16])(
  'a machine without data is ready soon with %i remotes, and fetches no picture of a remote',
  async (remotes) => {
    const further = await publishRemotes(remotes - Object.keys(present).length + 1);
    await promoteMany({ ...present, ...further });
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
