import { DOCUMENT_DATA_ID } from '@tanabana/runtime/contracts/composition';
import { jsonForScript } from './jsonForScript';

/** Where the data block of a document begins. Its own text, and text before it, have other quotation marks. */
const OPENING = `id="${DOCUMENT_DATA_ID}">{`;

/**
 * Puts a token into the data block of a document. The block is data: the policy hashes no script of it.
 * @returns the document as it is when it has no data block
 */
export function withToken(html: string, token: string): string {
  const start = html.lastIndexOf(OPENING);
  if (start < 0) return html;
  const end = start + OPENING.length;
  return `${html.slice(0, end)}"token":${jsonForScript(token)},${html.slice(end)}`;
}
