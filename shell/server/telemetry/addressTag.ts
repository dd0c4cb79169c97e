import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** Bits of an IPv6 address that name one visitor: providers give each customer up to a /48. */
export const IPV6_PREFIX_BITS = 48;

/** Characters of a tag: 48 bits. */
const TAG_LENGTH = 8;

/**
 * Names a visitor's address without saying it: the tag is part of documents. All IPv6 addresses of one /48 have the
 * same tag, and it differs from secret to secret.
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
