import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const ALGORITHM = 'HS256';
const TYPE = 'session+jwt';
const ISSUER = 'tanabana-accounts';
const AUDIENCE = 'tanabana-storefront';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
/** Clocks of copies behind one balancer may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 5;

const wholeSeconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const Claims = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  iat: wholeSeconds,
  exp: wholeSeconds,
  iss: v.literal(ISSUER),
  aud: v.literal(AUDIENCE),
});
const Header = v.strictObject({ alg: v.literal(ALGORITHM), typ: v.literal(TYPE) });

type SessionClaims = v.InferOutput<typeof Claims>;

/** Issues and checks the tokens of §3: signed, with an id and an exp claim in seconds, good for seven days. */
export class SessionTokens {
  /** @param key at least 32 bytes, the same for all copies of the service */
  constructor(private readonly key: Uint8Array) {}

  /**
   * @param accountId becomes the id claim
   * @param issuedAt seconds since 1970
   */
  issue(accountId: string, issuedAt: number): Promise<string> {
    return new SignJWT({ id: accountId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFETIME_SECONDS)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .sign(this.key);
  }

  /** The token's claims, or undefined when it is anything but a token of ours that is still good. */
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
      const lawful =
        claims.success &&
        v.is(Header, protectedHeader) &&
        claims.output.exp - claims.output.iat === LIFETIME_SECONDS;
      return lawful ? claims.output : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** Base64url has several spellings of the same bytes; only the one we issue counts, so a changed token is no token. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return (
    parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}
