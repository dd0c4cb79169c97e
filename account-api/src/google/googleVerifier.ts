import { Refusal } from '@tanabana/http/refusal';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { normaliseEmail } from '../database/emailAddress';

export interface GoogleSettings {
  clientId: string;
  jwksUrl: string;
  issuers: string[];
}

export interface GoogleIdentity {
  googleId: string;
  email: string;
  emailVerified: boolean;
  /**
   * Whether the email is verified and hosted by Google, so that it belongs to the Google user. Google hosts Gmail
   * domains and the domain in the claim `hd`.
   */
  isHostedByGoogle: boolean;
  name: string;
  picture: string | null;
}

const FETCH_TIMEOUT_MS = 5000;

/** Excludes control characters, because PostgreSQL refuses NUL. Excludes lone surrogates, which UTF-8 cannot encode. */
const plainText = v.pipe(v.string(), v.nonEmpty(), v.regex(/^[^\p{Cc}\p{Cs}]*$/u));

const Claims = v.object({
  sub: v.pipe(plainText, v.maxLength(255)),
  email: v.pipe(plainText, v.maxLength(254), v.includes('@')),
  email_verified: v.optional(v.boolean(), false),
  name: v.fallback(v.optional(v.pipe(plainText, v.trim(), v.nonEmpty(), v.maxLength(100))), undefined),
  hd: v.fallback(v.optional(v.pipe(plainText, v.toLowerCase())), undefined),
  picture: v.fallback(
    v.nullish(v.pipe(plainText, v.url(), v.startsWith('https://'), v.maxLength(2048)), null),
    null,
  ),
});

const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];

/**
 * Codes of errors that occur when Google's keys cannot be fetched. The credential may be valid, and a later attempt may
 * succeed.
 */
const UNREACHABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

/**
 * Creates a function that verifies a credential that Google issued to a user. The function returns the user's identity,
 * which consists only of signed claims (§7).
 * @returns a function that throws Refusal 401 for an invalid credential, and 503 when Google's keys cannot be fetched
 */
export function googleVerifier({ clientId, jwksUrl, issuers }: GoogleSettings) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: FETCH_TIMEOUT_MS });
  return async (credential: string): Promise<GoogleIdentity> => {
    const { payload } = await jwtVerify(credential, keys, {
      algorithms: ['RS256'],
      issuer: issuers,
      audience: clientId,
      requiredClaims: ['sub', 'email', 'iat', 'exp', 'iss', 'aud'],
      maxTokenAge: '1 day',
      clockTolerance: 60,
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });
    // `jwtVerify` also accepts a list of audiences that contains the client id. Such a list is refused here.
    if (payload.aud !== clientId) throw notConfirmed();
    const claims = v.safeParse(Claims, payload);
    if (!claims.success) throw notConfirmed();
    const { sub, email, email_verified, hd, name, picture } = claims.output;
    const address = normaliseEmail(email);
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return {
      googleId: sub,
      email: address,
      emailVerified: email_verified,
      isHostedByGoogle: email_verified && (GMAIL_DOMAINS.includes(domain) || hd === domain),
      name: name ?? address.slice(0, address.indexOf('@')),
      picture,
    };
  };
}

const notConfirmed = () => new Refusal(401, 'Google did not confirm this sign-in. Please try again.');

function asRefusal(error: unknown): Refusal {
  return error instanceof errors.JOSEError && !UNREACHABLE.has(error.code)
    ? notConfirmed()
    : new Refusal(503, 'Google sign-in is not available at the moment. Please try again.');
}
