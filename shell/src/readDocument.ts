import {
  DOCUMENT_DATA_ID,
  documentDataSchema,
  RELEASE_MAP_ID,
  releaseMapSchema,
  type Composition,
  type DocumentData,
} from '@tanabana/runtime/contracts/composition';
import * as v from 'valibot';

function blockOf(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

/**
 * Reads what the document says of its release and page, with the release map that was fetched before the scripts
 * started.
 * @throws when one of the blocks is missing, or says something else
 */
export function readDocument(): Omit<DocumentData, 'composition'> & { readonly composition: Composition } {
  const { composition, ...data } = v.parse(documentDataSchema, blockOf(DOCUMENT_DATA_ID));
  return { ...data, composition: { ...composition, ...v.parse(releaseMapSchema, blockOf(RELEASE_MAP_ID)) } };
}
