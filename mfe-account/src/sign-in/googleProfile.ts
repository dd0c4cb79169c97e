import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';

const profileSchema = v.pipe(
  v.object({
    sub: v.pipe(v.string(), v.nonEmpty()),
    email: v.pipe(v.string(), v.nonEmpty()),
    name: v.optional(v.string(), ''),
    picture: v.optional(v.string()),
    email_verified: v.optional(v.boolean(), false),
  }),
  v.transform(({ sub, email, name, picture, email_verified }) => ({
    googleId: sub,
    userName: name,
    email,
    emailVerified: email_verified,
    ...(picture !== undefined && { picture }),
  })),
);

/** Profile in a Google credential, with the field names that the account service expects (§3). */
export type GoogleProfile = v.InferOutput<typeof profileSchema>;

/** Decodes a Google credential without verification. The service verifies the credential. */
export function googleProfile(credential: string): GoogleProfile | undefined {
  try {
    return v.parse(profileSchema, jwtDecode(credential));
  } catch {
    return undefined;
  }
}
