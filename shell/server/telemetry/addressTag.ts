import { createHmac } from 'node:crypto';
import { networkOf } from '@tanabana/http/networkOf';

/** Prefix length that identifies one visitor: providers assign up to a /48 per customer. */
export const IPV6_PREFIX_BITS = 48;

/** Characters of a tag: 48 bits. */
const TAG_LENGTH = 8;

/** Pseudonymises the address of a visitor, whose tag is part of documents, with a keyed hash. */
export function addressTag(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`address ${networkOf(address, IPV6_PREFIX_BITS / 8)}`)
    .digest('base64url')
    .slice(0, TAG_LENGTH);
}
