import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { integrityOf } from '@tanabana/releases/versions/integrityOf';
import { plainName } from '@tanabana/contract/files/fileAddress';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { deployablesIn } from '@tanabana/tooling/publish/deployables';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { publishPresentSources } from '../../cli/commands/presentSources';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { promote, startCanary } from '@tanabana/releases/deployments/deployReleases';
import type { Deployment } from '@tanabana/releases/documents/deployment';
import { createBoard } from '../../board/createBoard';
import { createStorefront } from '../../server/createStorefront';
import { listen } from '@tanabana/http/listen';
import { Metrics } from '../../server/telemetry/metrics';
import { counted } from '../../test/counted';
import { inlineRenderer } from '../../test/inlineRenderer';
import { composeRelease, TEST_SECRET } from '../../test/testShop';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILDS = path.join(ROOT, '.tanabana/artefacts');

export const FAULTY_VERSION = '9.9.9-ffffffffff';

export const BOARD_TOKEN = 'the token of the board';

/** A storefront whose only release has a fault in one remote. */
export interface FaultyShop {
  readonly address: string;
  readonly board: string;
  /**
   * Changes or removes a file of the faulty version. The manifest still contains the integrity of the original file.
   */
  readonly damage: (file: string, change: ((content: string) => string) | 'missing') => Promise<void>;
  /** Restores the server files that `damage` has changed or removed. */
  readonly restore: () => void;
  /**
   * Promotes a release without the fault.
   * @param settings differences from the default settings
   */
  readonly promoteValid: (settings?: Partial<ReleaseSettings>) => Promise<void>;
  /**
   * Starts the faulty release as a canary. Every new visitor gets the canary, because the random number is always 0.
   */
  readonly startFaultyCanary: () => Promise<void>;
  readonly latest: () => Promise<Deployment | undefined>;
  /** Whether the server counts failures of the faulty version. */
  readonly countsFailures: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Composes and serves a release: a faulty version of one remote, and the current builds of the other deployables.
 * @param change returns the content of a file of the faulty version. If omitted, the files are unchanged.
 * @param options `rendersApart`: whether pages are rendered in separate processes, as in production. Starting the
 * processes takes seconds.
 */
export async function openFaultyShop(
  remote: string,
  change: (file: string, content: string, manifest: DeployManifest) => string = (_file, content) => content,
  { rendersApart = false } = {},
): Promise<FaultyShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-faulty-'));
  const artefacts = path.join(folder, 'artefacts');
  const versions = await presentVersions();
  for (const name of deployablesIn(ROOT)) {
    if (name === remote) continue;
    mkdirSync(artefacts, { recursive: true });
    symlinkSync(path.join(BUILDS, name), path.join(artefacts, name));
  }
  const place = path.join(artefacts, remote);
  const faulty = await publishFaulty(path.join(BUILDS, remote), versions[remote] ?? '', place, change);
  const files = path.join(place, 'files');
  const untouched = path.join(folder, 'untouched');
  cpSync(path.join(files, 'server'), path.join(untouched, 'server'), { recursive: true });

  const context = openReleaseContext(ROOT, { DATA_DIR: folder, ARTEFACTS_DIR: artefacts }, () => undefined);
  const show = async (chosen: Record<string, string>, settings?: Partial<ReleaseSettings>) => {
    const { id } = await composeRelease(context, chosen, settings);
    await promote(context.deployments, id);
    return id;
  };
  const faultyRelease = await show({ ...versions, [remote]: FAULTY_VERSION });
  const metrics = new Metrics();
  // Unlike the shop of unit tests, this shop polls the history and prepares releases as in production.
  const app = await createStorefront({
    context,
    secret: TEST_SECRET,
    metrics,
    currentSeed: () => 1,
    random: () => 0,
    // Tests set the IP addresses of visitors in the header `x-forwarded-for`, as a proxy does.
    proxies: 1,
    now: () => Date.now(),
    logLevel: 'silent',
    development: { ...(!rendersApart && { openRenderer: inlineRenderer(context) }) },
  });
  const address = await listen(app, 0);
  const boardApp = await createBoard({
    context,
    token: BOARD_TOKEN,
    secret: TEST_SECRET,
    shopOrigin: address,
    now: () => Date.now(),
    logLevel: 'silent',
  });
  const board = await listen(boardApp, 0);
  return {
    address,
    board,
    damage: async (file, how) => {
      const named = Object.keys(faulty.files).find((candidate) => plainName(candidate) === file) ?? file;
      const place = path.join(files, named);
      if (how === 'missing') await rm(place);
      else await writeFile(place, how(await readFile(place, 'utf8')));
    },
    restore: () => cpSync(untouched, files, { recursive: true }),
    promoteValid: async (settings) => {
      const id = await show(versions, settings);
      // Polls, because the server serves the previous release until it has read the deployment history.
      await expect.poll(async () => (await fetch(`${address}/healthz`)).text()).toContain(id);
    },
    startFaultyCanary: () => startCanary(context.deployments, faultyRelease, 0.5),
    latest: () => context.deployments.latest(),
    countsFailures: async () => {
      const labels = { remote, version: FAULTY_VERSION };
      return (await counted(metrics, 'tanabana_remote_failures_total', labels)) > 0;
    },
    close: async () => {
      await Promise.all([app.close(), boardApp.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns deployable → version */
function presentVersions(): Promise<Readonly<Record<string, string>>> {
  return publishPresentSources(openReleaseContext(ROOT, { ARTEFACTS_DIR: BUILDS }, () => undefined));
}

/**
 * Publishes a build unchanged, and as another version with a fault. Both versions have the pictures, data and icons of
 * the build.
 * @returns the manifest of the faulty version
 */
async function publishFaulty(
  build: string,
  version: string,
  place: string,
  change: (file: string, content: string, manifest: DeployManifest) => string,
): Promise<DeployManifest> {
  const text = await readFile(path.join(build, version, 'deploy.json'), 'utf8');
  const manifest = JSON.parse(text) as DeployManifest;
  // Source maps are not copied, because they describe the scripts without the fault.
  const published = Object.entries(manifest.files).filter(([file]) => !file.endsWith('.map'));
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(place, file)), { recursive: true });
    await writeFile(path.join(place, file), content);
  };
  await write(`${version}/deploy.json`, text);
  const scripts = Object.keys(manifest.files).filter((file) => /\.c?js$/.test(file));
  const contents = await Promise.all(
    scripts.map((file) => readFile(path.join(build, 'files', file), 'utf8')),
  );
  const files: DeployManifest['files'] = Object.fromEntries(published);
  for (const [index, file] of scripts.entries()) {
    const content = contents[index] ?? '';
    await write(`files/${file}`, content);
    const changed = renamed(change(file, content, manifest), scripts);
    await write(`files/${renamed(file, scripts)}`, changed);
    files[file] = {
      ...manifest.files[file],
      bytes: Buffer.byteLength(changed),
      integrity: integrityOf(changed),
    };
  }
  for (const entry of await readdir(path.join(build, 'files/browser'), { withFileTypes: true })) {
    if (/\.js(?:\.\w+)?$/.test(entry.name)) continue;
    symlinkSync(path.join(build, 'files/browser', entry.name), path.join(place, 'files/browser', entry.name));
  }
  const faulty = renamed(JSON.stringify({ ...manifest, files, version: FAULTY_VERSION }), scripts);
  await write(`${FAULTY_VERSION}/deploy.json`, faulty);
  return JSON.parse(faulty) as DeployManifest;
}

/** Replaces the hashes in file names of scripts, because changed files need other names. */
function renamed(text: string, scripts: readonly string[]): string {
  const hashes = scripts.map((file) => /\.([0-9a-f]{10})\./.exec(file)?.[1] ?? '');
  return hashes.reduce((changed, hash) => changed.replaceAll(hash, `ffff${hash.slice(4)}`), text);
}
