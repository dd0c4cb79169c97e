import ipaddr from 'ipaddr.js';

const NETWORK_BYTES = 8;

/**
 * What limits take for one caller: an IPv4 address, however it is written, or the /64 network of an IPv6 address,
 * which one household or one rented server has to itself.
 *
 * @param address as Fastify gives it; a proxy may have put there what is no address
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  return parsed.kind() === 'ipv6' ? bytes.slice(0, NETWORK_BYTES).join(':') : bytes.join('.');
}
