import path from 'node:path';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { blockIndexSchema } from '@tanabana/contract/records/dividedRecord';
import * as v from 'valibot';
import type { ArtefactStore } from './artefactStore';

/**
 * The content of a divided record is the list of the entries of all blocks.
 * @returns undefined if the version does not publish the record
 * @throws {Error} if a file is missing or damaged, or the index of a divided record is invalid
 */
export async function readRecord(
  artefacts: Pick<ArtefactStore, 'read'>,
  manifest: DeployManifest,
  record: string,
): Promise<unknown> {
  const file = manifest.records?.[record];
  if (file === undefined) return undefined;
  const read = async (name: string) =>
    JSON.parse(String(await artefacts.read(manifest, `browser/${name}`))) as unknown;
  const content = await read(file);
  if (!manifest.divided?.includes(record)) return content;
  const blocks = v.parse(blockIndexSchema, content);
  return (await Promise.all(blocks.map((block) => read(path.join(path.dirname(file), block.file))))).flat();
}
