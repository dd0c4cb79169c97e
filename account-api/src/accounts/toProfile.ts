import type { Account } from '../database/tables';
import type { Profile } from '../schemas/profileSchemas';

/** What the account's owner may see of it (§3, stored profile); fields without a value are left out. */
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
