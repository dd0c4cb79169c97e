import { createHash } from 'node:crypto';
import type { PictureRecord } from '../renderer';

/** Must change whenever the same master would be encoded differently. */
const PIPELINE_REVISION = 'pipeline-2';

/**
 * Computes the key of a master from what it depends on: the record without its name and text, and the
 * renderer's revision.
 * @returns 24 hexadecimal digits
 */
export function masterKey(record: PictureRecord, rendererRevision: string): string {
  const drawn = Object.entries(record).filter(([property]) => property !== 'name' && property !== 'alt');
  return digest(rendererRevision, canonical(Object.fromEntries(drawn)));
}

/** Computes the key of the encoded pictures of a master; the manifest stores it to detect changes. */
export function pictureKey(master: string): string {
  return digest(PIPELINE_REVISION, master);
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);
}

/** JSON with sorted keys, so that the order of properties in a file does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
