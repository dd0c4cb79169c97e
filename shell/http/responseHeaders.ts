import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A year, for this host alone: other hosts of the domain are not the shop's to decide about. */
export const DEFAULT_HSTS = 'max-age=31536000';

/** What every answer says, unless its route says otherwise. */
const DEFAULT_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Features of browsers that no page of the shop uses; Chromium warns of names that it does not know. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What a document says besides. @param policy its content security policy */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}

/** The headers that every answer has. */
type ResponseHeaders = (request: IncomingMessage) => Readonly<Record<string, string>>;

/**
 * They need no more than Node knows of a request: Fastify asks no hook, and trusts no proxy, where it cannot route one.
 * @param hsts `Strict-Transport-Security` of answers to callers who came over HTTPS; none when it is empty
 * @param proxies how many proxies stand in front: one of them ends HTTPS, and names the caller's protocol
 */
export function createResponseHeaders(hsts: string, proxies: number): ResponseHeaders {
  const overHttps = { ...DEFAULT_HEADERS, 'strict-transport-security': hsts };
  return (request) =>
    hsts && proxies > 0 && forwardedProtocol(request) === 'https' ? overHttps : DEFAULT_HEADERS;
}

/** What the last proxy says, as `request.protocol` of Fastify does. */
function forwardedProtocol({ headers }: IncomingMessage): string | undefined {
  return [headers['x-forwarded-proto']].flat().join(',').split(',').at(-1)?.trim();
}

/** Sets them on everything that the server routes. */
export function addResponseHeaders(app: FastifyInstance, headersOf: ResponseHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.raw));
    done();
  });
}
