/**
 * Fingerprint of a stored text (32-bit FNV-1a, and the length). Equal texts have equal fingerprints; it is
 * not cryptographic.
 */
export function fingerprint(text: string | null): string {
  if (text === null) return 'none';
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}
