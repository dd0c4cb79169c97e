import ipaddr from 'ipaddr.js';

/**
 * Returns the network of an address for rate limits: an IPv4 address, or the prefix of an IPv6 address. Returns a text
 * that is no IP address unchanged.
 * @param ipv6Bytes length of the prefix in bytes. The default is a /64, the usual network of one customer.
 */
export function networkOf(address: string, ipv6Bytes = 8): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  return parsed.kind() === 'ipv6' ? bytes.slice(0, ipv6Bytes).join(':') : bytes.join('.');
}
