/**
 * Measures how the import map of each document grows with the number of remotes. Repeats the remotes of the live
 * release under other names, with other hashes.
 *
 *     DATA_DIR=<folder of a shop> npx tsx shell/bench/remotes.ts
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { integrityOf } from '@tanabana/releases/versions/integrityOf';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { importMap } from '../render/importMap';

const SIZES = [4, 20, 50];

/** Quality with which servers compress documents. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ROOT = path.resolve(import.meta.dirname, '../..');

function copyOf(remote: DeployManifest, number: number): DeployManifest {
  const hash = (text: string) => createHash('sha256').update(`${text}${number}`).digest('hex').slice(0, 10);
  const files = Object.entries(remote.files).map(([file, described]) => [
    file.replace(/\.[\da-f]{10}\./, (found) => `.${hash(found)}.`),
    { ...described, integrity: integrityOf(`${file}${number}`) },
  ]);
  const renamed = Object.fromEntries(files) as DeployManifest['files'];
  return { ...remote, name: `${remote.name}${number}`, files: renamed };
}

function grown(release: Release, size: number): Release {
  const present = Object.values(release.remotes);
  const remotes = Array.from({ length: size }, (_, index) => {
    const remote = present[index % present.length];
    if (!remote) throw new Error('The live release has no remotes.');
    return index < present.length ? remote : copyOf(remote, index);
  });
  return { ...release, remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])) };
}

const { releases, deployments } = openReleaseContext(ROOT, process.env, () => undefined);
const live = (await deployments.latest())?.live;
if (live === undefined) throw new Error('No release is live. Set DATA_DIR to the folder of a shop.');
const release = await releases.load(live);
console.log('| remotes | scripts | import map, kB | compressed, kB |\n| ---: | ---: | ---: | ---: |');
for (const size of SIZES) {
  const text = importMap({ release: grown(release, size), fallbacks: {} });
  const { integrity } = JSON.parse(text) as { readonly integrity: object };
  const compressed = brotliCompressSync(text, QUALITY).length;
  console.log(
    `| ${size} | ${Object.keys(integrity).length} | ${(text.length / 1e3).toFixed(1)} | ${(compressed / 1e3).toFixed(1)} |`,
  );
}
