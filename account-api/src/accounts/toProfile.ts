import type { Account } from '../database/tables';
import type { Profile } from '../schemas/profileSchemas';

/** Returns the profile of an account (§3), without the fields that have no value. */
export function toProfile(account: Account): Profile {
  const { id, name, email, emailVerifiedAt, picture, googleId, phone, createdAt } = account;
  return {
    id,
    name,
    email,
    emailVerified: emailVerifiedAt !== null,
    ...(picture !== null && { picture }),
    ...(googleId !== null && { googleId }),
    ...(phone !== null && { phone }),
    createdAt,
  };
}
