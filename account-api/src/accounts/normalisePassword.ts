/** Normalises spaces and composed characters, which differ between keyboards (OpaqueString, RFC 8265 §4.2.2). */
export function normalisePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
