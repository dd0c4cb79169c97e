import {
  DOCUMENT_DATA_ID,
  documentDataSchema,
  type DocumentData,
} from '@tanabana/contract/remotes/composition';
import * as v from 'valibot';

export function readDocument(): DocumentData {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent ?? 'null';
  return v.parse(documentDataSchema, JSON.parse(text));
}
