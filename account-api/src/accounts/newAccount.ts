import { randomUUID } from 'node:crypto';
import type { NewAccount } from '../database/tables';

/** @param email normalised */
export function newAccount(
  name: string,
  email: string,
  now: Date,
  details: Partial<NewAccount> = {},
): NewAccount {
  return {
    id: randomUUID(),
    name: name.trim(),
    email,
    passwordHash: null,
    googleId: null,
    emailVerifiedAt: null,
    picture: null,
    phone: null,
    sessionsValidFrom: 0,
    createdAt: now.toISOString(),
    ...details,
  };
}
