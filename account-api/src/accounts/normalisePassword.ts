/**
 * Normalises a password across keyboards: an `é` typed as one character or as two, and any space
 * (the mappings of OpaqueString, RFC 8265 §4.2.2). Case is preserved.
 */
export function normalisePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
