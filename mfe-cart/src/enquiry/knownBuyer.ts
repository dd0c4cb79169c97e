import { knownName, type Profile } from '@tanabana/shop/session/session';
import { type Buyer, unnamedBuyer } from './buyer';

/**
 * Returns the details of a buyer who has not edited any field: those of the latest stored enquiry, and name and email of
 * the account. The date of delivery is empty, because every enquiry has a different one.
 */
export function knownBuyer(latest: Buyer | undefined, user: Profile | null): Buyer {
  const buyer = latest ?? unnamedBuyer;
  const name = buyer.name === '' ? user && knownName(user) : buyer.name;
  const email = buyer.email === '' ? user?.email : buyer.email;
  return { ...buyer, name: name ?? '', email: email ?? '', wishedDate: '' };
}
