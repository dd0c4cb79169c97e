import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { integrityOf } from '@tanabana/build/publish/integrityOf';
import { sourceVersion } from '@tanabana/build/publish/sourceVersion';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { deployablesIn, folderOf } from '@tanabana/build/publish/deployables';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { compose } from '../composition/compose';
import { openReleaseContext } from '../composition/releaseContext';
import { promote, startCanary } from '../composition/deployReleases';
import type { Deployment } from '../composition/deployment';
import { createStorefront } from '../server/createStorefront';
import { listen } from '../server/listen';
import { inlineRenderer } from '../test/inlineRenderer';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILDS = path.join(ROOT, '.tanabana/artefacts');

/** Version of the faulty remote. */
export const FAULTY_VERSION = '9.9.9-ffffffffff';

const BOARD_TOKEN = 'the token of the board';

/** A storefront whose only release has a fault in one remote. */
export interface FaultyShop {
  readonly address: string;
  /** Changes or removes a file of the faulty version without updating its integrity. */
  readonly damage: (file: string, change: ((content: string) => string) | 'missing') => Promise<void>;
  /** Restores the server files of the faulty version. */
  readonly mend: () => void;
  /** Promotes a release without the fault. */
  readonly promoteWhole: () => Promise<void>;
  /** Starts the faulty release as a canary for every new visitor. */
  readonly startFaultyCanary: () => Promise<void>;
  /** The latest deployment. */
  readonly latest: () => Promise<Deployment | undefined>;
  /** Whether the board counts failures of the faulty version. */
  readonly countsFailures: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Composes the present builds with a faulty version of one remote, and serves them.
 * @param change returns the new content of a file of the remote; by default it stays the same
 */
export async function openFaultyShop(
  remote: string,
  change: (file: string, content: string, manifest: DeployManifest) => string = (_file, content) => content,
): Promise<FaultyShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-faulty-'));
  const artefacts = path.join(folder, 'artefacts');
  const versions = Object.fromEntries(
    deployablesIn(ROOT).map((name) => [name, sourceVersion(ROOT, folderOf(name))]),
  );
  for (const [name, version] of Object.entries(versions)) {
    mkdirSync(path.join(artefacts, name), { recursive: true });
    symlinkSync(path.join(BUILDS, name, version), path.join(artefacts, name, version));
  }
  const original = path.join(BUILDS, remote, versions[remote] ?? '');
  const faulty = path.join(artefacts, remote, FAULTY_VERSION);
  await publishFaulty(original, faulty, change);
  const untouched = path.join(folder, 'untouched');
  cpSync(path.join(faulty, 'server'), path.join(untouched, 'server'), { recursive: true });

  const context = openReleaseContext(ROOT, { DATA_DIR: folder, ARTEFACTS_DIR: artefacts }, () => undefined);
  const show = async (chosen: Record<string, string>) => {
    const release = await compose(context.artefacts, chosen, defaultSettings, new Date().toISOString());
    await context.releases.save(release);
    await promote(context.deployments, release.id);
    return release.id;
  };
  const faultyRelease = await show({ ...versions, [remote]: FAULTY_VERSION });
  const app = await createStorefront({
    context,
    secret: 'a secret that is long enough for signing links',
    boardToken: BOARD_TOKEN,
    randomSeed: () => 1,
    random: () => 0,
    // The tests set visitors' addresses by `x-forwarded-for`.
    proxies: 1,
    now: () => Date.now(),
    logLevel: 'silent',
    // Dozens of shops are opened: render processes of their own would cost each of them seconds.
    openRenderer: inlineRenderer(context),
  });
  const address = await listen(app, 0);
  return {
    address,
    damage: async (file, how) => {
      const place = path.join(faulty, file);
      if (how === 'missing') await rm(place);
      else await writeFile(place, how(await readFile(place, 'utf8')));
    },
    mend: () => cpSync(untouched, faulty, { recursive: true }),
    promoteWhole: async () => {
      const id = await show(versions);
      // A request may be answered with the release before, if the deployment history is read too late for it.
      await expect.poll(async () => (await fetch(`${address}/healthz`)).text()).toContain(id);
    },
    startFaultyCanary: () => startCanary(context.deployments, faultyRelease, 0.5),
    latest: () => context.deployments.latest(),
    countsFailures: async () => {
      const answer = await fetch(`${address}/_releases`, {
        headers: { authorization: `Bearer ${BOARD_TOKEN}` },
      });
      const row = `<span class="alarm">${remote}</span></td><td><code>${FAULTY_VERSION}</code>`;
      return (await answer.text()).includes(row);
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a version under the faulty version's name, with a manifest that matches the changed files. */
async function publishFaulty(
  original: string,
  faulty: string,
  change: (file: string, content: string, manifest: DeployManifest) => string,
): Promise<void> {
  cpSync(original, faulty, { recursive: true });
  const place = path.join(faulty, 'deploy.json');
  const manifest = JSON.parse(await readFile(place, 'utf8')) as DeployManifest;
  for (const [file, described] of Object.entries(manifest.files)) {
    if (!/\.c?js$/.test(file)) continue;
    const script = path.join(faulty, file);
    const content = await readFile(script, 'utf8');
    // Scripts contain addresses of other files with the version in them.
    const changed = change(file, content.replaceAll(manifest.version, FAULTY_VERSION), manifest);
    if (changed === content) continue;
    await writeFile(script, changed);
    // Compressed copies have the original content.
    for (const twin of ['.br', '.gz']) rmSync(script + twin, { force: true });
    described.integrity = integrityOf(changed);
  }
  await writeFile(place, JSON.stringify({ ...manifest, version: FAULTY_VERSION }));
}
