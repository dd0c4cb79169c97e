const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Creates a token with these claims, like the service's but without a valid signature. For tests. */
export function tokenOf(claims: unknown): string {
  return `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`;
}
