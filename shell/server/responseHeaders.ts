import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

/** Sets the headers that every answer has. */
type SetResponseHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * @param hsts `Strict-Transport-Security` of answers to callers who came over HTTPS; none when it is empty
 */
export function createResponseHeaders(hsts: string): SetResponseHeaders {
  return (request, reply) => {
    reply.headers(DEFAULT_HEADERS);
    if (hsts && request.protocol === 'https') reply.header('strict-transport-security', hsts);
  };
}

/** Sets them on everything that the server routes. */
export function addResponseHeaders(app: FastifyInstance, setHeaders: SetResponseHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
}
