import ipaddr from 'ipaddr.js';

const NETWORK_BYTES = 8;

/**
 * Returns the network that a limit counts: an IPv4 address, or the /64 network of an IPv6 address. Other text is
 * returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  return parsed.kind() === 'ipv6' ? bytes.slice(0, NETWORK_BYTES).join(':') : bytes.join('.');
}
