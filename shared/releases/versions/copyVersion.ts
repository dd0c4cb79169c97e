import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import pMap from 'p-map';
import { withCompressed } from './compressFiles';
import { fileKey, manifestKey, publicationKey, signatureKey } from './artefactKeys';
import type { ArtefactStore } from './artefactStore';

const CONCURRENCY = 16;

/** The manifest is copied last, because a version with a manifest must be complete. */
export async function copyVersion(
  manifest: DeployManifest,
  from: ArtefactStore,
  into: ArtefactStore,
): Promise<void> {
  const { name, files } = manifest;
  const keys = Object.keys(files).flatMap((file) => withCompressed(file));
  const copy = async (key: string) => {
    if (await into.objects.has(key)) return;
    const content = await from.objects.read(key);
    if (content) await into.objects.create(key, content);
  };
  await pMap(new Set(keys.map((file) => fileKey(name, file))), copy, { concurrency: CONCURRENCY });
  const publications = await from.publications.entries(name);
  for (const { key, version } of publications) if (version === manifest.version) await copy(key);
  await copy(publicationKey(manifest));
  await copy(signatureKey(manifest));
  await copy(manifestKey(manifest));
}
