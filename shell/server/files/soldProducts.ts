import path from 'node:path';
import { blockIndexSchema } from '@tanabana/contract/records/dividedRecord';
import { offerListSchema, OFFERS, type SoldProduct } from '@tanabana/contract/remotes/offerList';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { parseStored } from '@tanabana/releases/stores/parseStored';
import { BROWSER_FOLDER } from '@tanabana/releases/versions/artefactKeys';
import { ArtefactError, type ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import type * as v from 'valibot';

/**
 * Reads the products of all remotes in blocks, so that a large collection does not block the server.
 * @throws {ArtefactError} if a record is missing or damaged
 */
export async function* soldProducts(
  { remotes }: Pick<Release, 'remotes'>,
  artefacts: Pick<ArtefactStore, 'read'>,
): AsyncGenerator<readonly SoldProduct[]> {
  for (const manifest of Object.values(remotes)) {
    const index = manifest.records?.[OFFERS];
    if (index === undefined) continue;
    const folder = BROWSER_FOLDER + path.posix.dirname(index);
    const read = async <Schema extends v.GenericSchema>(schema: Schema, file: string) =>
      parsed(schema, await artefacts.read(manifest, `${folder}/${file}`));
    for (const { file } of await read(blockIndexSchema, path.posix.basename(index)))
      yield await read(offerListSchema, file);
  }
}

/** Whether a remote of the release publishes what it sells. */
export function hasOffers({ remotes }: Pick<Release, 'remotes'>): boolean {
  return Object.values(remotes).some(({ records }) => records?.[OFFERS] !== undefined);
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, content: Buffer): v.InferOutput<Schema> {
  try {
    return parseStored(schema, content);
  } catch (error) {
    throw new ArtefactError(`The record ${OFFERS} is damaged.`, { cause: error });
  }
}
