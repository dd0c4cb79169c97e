import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';

const optionalText = v.fallback(v.optional(v.string()), undefined);
const optionalFlag = v.fallback(v.optional(v.boolean()), undefined);

/** Schema of the claims of the auth token (§3): user id, and expiry in seconds. */
const claimsSchema = v.object({
  id: v.union([v.string(), v.number()]),
  exp: v.pipe(v.number(), v.finite()),
  iat: v.optional(v.number()),
});

/** The fields depend on how the user signed in (§3). */
const profileSchema = v.object({
  googleId: optionalText,
  name: optionalText,
  userName: optionalText,
  given_name: optionalText,
  family_name: optionalText,
  email: optionalText,
  picture: optionalText,
  emailVerified: optionalFlag,
  email_verified: optionalFlag,
});

export type Profile = v.InferOutput<typeof profileSchema>;
export type Claims = v.InferOutput<typeof claimsSchema>;

export type User = Profile & Claims;

/** Decodes a token without verifying it. */
export function decodeToken(token: string): Claims | undefined {
  try {
    const claims = v.safeParse(claimsSchema, jwtDecode(token));
    return claims.success ? claims.output : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the valid fields only. */
export function parseProfile(candidate: unknown): Profile {
  const profile = v.safeParse(profileSchema, candidate);
  if (!profile.success) return {};
  return Object.fromEntries(Object.entries(profile.output).filter(([, value]) => value !== undefined));
}

export function knownName({ name, userName, given_name, family_name }: Profile): string | undefined {
  const fullName = [given_name, family_name].filter(Boolean).join(' ');
  return [name, userName, fullName].find((candidate) => candidate?.trim())?.trim();
}

/** `User` if no name is known (§2.2). */
export function displayName(profile: Profile): string {
  return knownName(profile) ?? 'User';
}
