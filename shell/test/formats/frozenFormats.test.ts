/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deploymentKey, readDeployment } from '@tanabana/releases/documents/deployment';
import { manifestKey } from '@tanabana/releases/versions/artefactKeys';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { promote, rollback } from '@tanabana/releases/deployments/deployReleases';
import { CanaryReports, type CanaryReport } from '@tanabana/releases/deployments/canaryReports';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { ROOT } from '../publishPresentSources';
import { openStorefront, scriptAddress, versionOf } from '../testShop';

/**
 * Folder of files that earlier versions of the servers have written. Never edit such a file. Add another file when a
 * format changes.
 */
const FROZEN = path.join(__dirname, 'frozen');

const readSample = (name: string) => readFileSync(path.join(FROZEN, name), 'utf8');

/** Writes the objects of a frozen bucket to a folder, and opens the stores in the folder. */
function openFrozenBucket(name: string) {
  const folder = newFolder();
  for (const [key, content] of Object.entries(JSON.parse(readSample(name)) as Record<string, string>)) {
    const file = path.join(folder, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { context: openReleaseContext(ROOT, { DATA_DIR: folder }, () => undefined) };
}

const buckets = ['bucket.2026-11-22.json', 'bucket.2026-11-25.json'];

test.each(buckets)('%s: is served, promoted and rolled back', async (name) => {
  const shop = openFrozenBucket(name);
  const { deployments } = shop.context;
  const app = await openStorefront(shop);
  const pageOf = async () => (await app.inject('/cart')).body;
  expect(await pageOf()).toContain('version 1 2');
  expect((await app.inject(scriptAddress(1))).body).toBe('export const version = 1;');

  const [first, second] = [(await deployments.deployment(1))!, (await deployments.deployment(2))!];
  await promote(deployments, second.live);
  expect(await pageOf()).toContain('version 2 2');
  await rollback(deployments, first.live);
  expect(await pageOf()).toContain('version 1 2');
  await app.close();
});

test.each(buckets)('%s: history, releases, versions and publishers are read', async (name) => {
  const { artefacts, deployments, releases } = openFrozenBucket(name).context;
  const history = await deployments.recent(Infinity);
  expect(history.map(({ action, by, reason }) => [action, by, reason])).toEqual([
    ['rollback', 'Asha', 'Prices were wrong'],
    ['canary-stop', 'a server', 'It failed for 6 of 60 visitors.'],
    ['canary-start', 'Asha', undefined],
    ['promote', 'Asha', undefined],
    ['promote', 'Asha', undefined],
  ]);
  expect(history[2]?.canary?.share).toBe(0.05);
  expect(history[1]?.withdrawn).toBe(history[2]?.canary?.release);
  expect(await releases.list()).toHaveLength(3);
  expect(await artefacts.versions('cart')).toHaveLength(3);
  for (const number of [1, 2, 3]) {
    const manifest = await artefacts.manifest('cart', versionOf(number));
    expect(await artefacts.faults(manifest)).toEqual([]);
    expect(await artefacts.publications.newestOf(manifest)).toMatchObject({ by: 'Asha' });
  }
});

test('manifest.2026-11-25.json: no field of a manifest is dropped', async () => {
  const text = readSample('manifest.2026-11-25.json');
  const written = JSON.parse(text) as DeployManifest;
  const objects = new FolderObjects(newFolder());
  await objects.create(manifestKey(written), text);
  expect(await new ArtefactStore(objects).manifest(written.name, written.version)).toEqual(written);
});

test('deployment.2026-11-28.json: every field is read', async () => {
  const text = readSample('deployment.2026-11-28.json');
  const objects = new FolderObjects(newFolder());
  await objects.create(deploymentKey(1), text);
  expect(await readDeployment(objects, 1)).toEqual(JSON.parse(text));
});

test.each(['machine.2026-11-25.json', 'machine.2026-11-28.json'])('%s: the counts are read', async (name) => {
  const text = readSample(name);
  const objects = new FolderObjects(newFolder());
  await objects.create('machines/shop-1-4f2a91c0~00000001.json', text);
  const { machine, at, canary } = JSON.parse(text) as CanaryReport;
  expect(await new CanaryReports(objects).read(canary.id)).toEqual([{ machine, at, canary }]);
});
