import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) as OWASP advises: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that no account has, made with `PARAMETERS`. */
const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$IBhQOT9cj/mssSqEA0M2fg$A8tDsq56F+KpAFkMQk7JRjpReGwBUnvRBGXxSLPoZAQ';

/** Hashes a password for storage, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/**
 * Checks a password. It takes the same time without a hash, so that the time does not reveal which addresses
 * have accounts.
 *
 * @param passwordHash the account's hash; null when there is no account or it has no password
 */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? DECOY_HASH, password);
  return matches && passwordHash !== null;
}
