import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

const HEADER = 'x-forwarded-for';

/** Address of every client whose proxy sends no IP address. These clients share the limits of one network. */
const UNKNOWN = 'unknown';

/** A trailing port, and the brackets around an IPv6 address. */
const PORT_AND_BRACKETS = /^\[([^\]]*)\](?::\d+)?$|:\d+$/;

const MAX_LOGGED_LENGTH = 200;

/**
 * Reduces `X-Forwarded-For` to IP addresses, so that `request.ip` has no port. Some proxies append the port of each
 * connection (`203.0.113.9:40001`), and every connection would count as another client.
 * @param app logs the first client without an IP address
 */
export function readForwardedAddresses(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const sent = headers[HEADER];
    if (sent !== undefined) {
      headers[HEADER] = [sent].flat().join(',').split(',').map(addressIn).filter(Boolean).join(', ');
      if (!isLogged && request.ip === UNKNOWN) {
        isLogged = true;
        request.log.warn(
          { forwardedFor: String(sent).slice(0, MAX_LOGGED_LENGTH) },
          'A proxy names the client by a text that is no IP address. All such clients share the limits of one client: make the proxy send the address in X-Forwarded-For.',
        );
      }
    }
    done();
  });
}

function addressIn(entry: string): string {
  const text = entry.trim();
  if (text === '' || ipaddr.isValid(text)) return text;
  const address = text.replace(PORT_AND_BRACKETS, '$1');
  return ipaddr.isValid(address) ? address : UNKNOWN;
}
