const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Creates a token in the format of the account service, with the given claims and without a valid signature. */
export function tokenOf(claims: unknown): string {
  return `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`;
}
