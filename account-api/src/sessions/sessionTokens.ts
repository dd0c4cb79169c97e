import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Account } from '../database/tables';

const ALGORITHM = 'HS256';
const TYPE = 'session+jwt';
const ISSUER = 'tanabana-accounts';
const AUDIENCE = 'tanabana-storefront';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
/** Maximum clock difference between instances of the service. */
const CLOCK_TOLERANCE_SECONDS = 5;

const wholeSeconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const Claims = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** `tokenVersion` of the account when the token was issued. Tokens of version 0 do not have this claim. */
  ver: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  iat: wholeSeconds,
  exp: wholeSeconds,
  iss: v.literal(ISSUER),
  aud: v.literal(AUDIENCE),
});
const Header = v.strictObject({ alg: v.literal(ALGORITHM), typ: v.literal(TYPE) });

type SessionClaims = v.InferOutput<typeof Claims>;

type TokenOwner = Pick<Account, 'id' | 'tokenVersion'>;

export class SessionTokens {
  /** @param key at least 32 bytes, the same for all instances of the service */
  constructor(private readonly key: Uint8Array) {}

  /**
   * A token of version 0 has no claim `ver`, like the tokens of earlier versions of the service.
   * @param issuedAt seconds since 1970
   */
  issue({ id, tokenVersion }: TokenOwner, issuedAt: number): Promise<string> {
    return new SignJWT({ id, ...(tokenVersion > 0 && { ver: tokenVersion }) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFETIME_SECONDS)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .sign(this.key);
  }

  /** @returns the claims of a valid token; undefined for any other text */
  async verify(token: string): Promise<SessionClaims | undefined> {
    if (!isCanonical(token)) return undefined;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['id', 'iat', 'exp', 'iss', 'aud'],
        maxTokenAge: LIFETIME_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      const claims = v.safeParse(Claims, payload);
      const isValid =
        claims.success &&
        v.is(Header, protectedHeader) &&
        claims.output.exp - claims.output.iat === LIFETIME_SECONDS;
      return isValid ? claims.output : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** Whether a token is encoded as it was issued. In base64url, different texts can encode the same bytes. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return (
    parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}
