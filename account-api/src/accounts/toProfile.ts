import type { Account } from '../database/tables';
import type { Profile } from '../schemas/profileSchemas';

/** The profile that an account's owner sees (§3). Fields without a value are left out. */
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
