import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** Prefix length that identifies one visitor: providers assign up to a /48 per customer. */
export const IPV6_PREFIX_BITS = 48;

/** Characters of a tag: 48 bits. */
const TAG_LENGTH = 8;

/**
 * Pseudonymises a visitor's address with a keyed hash: the tag is part of documents. All addresses of one IPv6 /48 have
 * the same tag.
 */
export function addressTag(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`address ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, TAG_LENGTH);
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${address}/${IPV6_PREFIX_BITS}`).startAddress().correctForm();
}
