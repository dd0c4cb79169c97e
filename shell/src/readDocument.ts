import {
  DOCUMENT_DATA_ID,
  documentDataSchema,
  RELEASE_MAP_ID,
  releaseMapSchema,
  type Composition,
  type DocumentData,
} from '@tanabana/runtime/contracts/composition';
import * as v from 'valibot';

/** The JSON in a block of the document; nothing where there is none. */
function blockOf(id: string): unknown {
  const text = document.getElementById(id)?.textContent ?? undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * Reads what the document says of its release and page, with the release map that was fetched before the scripts
 * started. A server of before, or in development, puts all of it in the document.
 * @throws when the blocks lack something, or say something else
 */
export function readDocument(): Omit<DocumentData, 'composition'> & { readonly composition: Composition } {
  const { composition, ...data } = v.parse(documentDataSchema, blockOf(DOCUMENT_DATA_ID));
  const map = v.parse(releaseMapSchema, blockOf(RELEASE_MAP_ID) ?? composition);
  return { ...data, composition: { ...composition, ...map } };
}
