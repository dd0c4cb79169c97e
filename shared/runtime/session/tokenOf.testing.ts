const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token with these claims, as the service would issue it, but for the signature. For tests. */
export function tokenOf(claims: unknown): string {
  return `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`;
}
