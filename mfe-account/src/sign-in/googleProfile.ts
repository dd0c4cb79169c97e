import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.nonEmpty()),
  name: v.optional(v.string(), ''),
  picture: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
});

/** Holder of a Google credential, with the service's field names (§3). */
export interface GoogleProfile {
  readonly googleId: string;
  readonly userName: string;
  readonly email: string;
  readonly picture?: string;
  readonly emailVerified: boolean;
}

/** Decodes Google's credential. The service verifies the credential. */
export function googleProfile(credential: string): GoogleProfile | undefined {
  try {
    const claims = v.safeParse(claimsSchema, jwtDecode(credential));
    if (!claims.success) return undefined;
    const { sub, email, name, picture, email_verified } = claims.output;
    return {
      googleId: sub,
      userName: name,
      email,
      emailVerified: email_verified,
      ...(picture !== undefined && { picture }),
    };
  } catch {
    return undefined;
  }
}
