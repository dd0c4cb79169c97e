import type { IncomingMessage } from 'node:http';

/** One year. `includeSubDomains` is not set, because other hosts of the domain do not belong to the shop. */
export const DEFAULT_HSTS = 'max-age=31536000';

const DEFAULT_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers of data and error messages, which prevent caching, framing and the execution of scripts. */
export const DATA_HEADERS = {
  ...DEFAULT_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/**
 * Browser features that are disabled, because no page uses them. Only names that Chromium knows are listed, because
 * Chromium logs a warning for other names.
 */
const UNUSED_FEATURES = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** @param policy content security policy */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': PERMISSIONS_POLICY,
  };
}

export type ResponseHeaders = (request: IncomingMessage) => Readonly<Record<string, string>>;

/**
 * The function receives a request of Node, because Fastify has no request object for some errors.
 * @param hsts `Strict-Transport-Security` for requests over HTTPS; the header is not sent if the value is empty
 * @param proxies number of proxies before the server; without a proxy, `x-forwarded-proto` is ignored
 */
export function createResponseHeaders(hsts: string, proxies: number): ResponseHeaders {
  const overHttps = { ...DEFAULT_HEADERS, 'strict-transport-security': hsts };
  return (request) =>
    hsts && proxies > 0 && forwardedProtocol(request) === 'https' ? overHttps : DEFAULT_HEADERS;
}

/** Returns the protocol that the last proxy reports, like `request.protocol` of Fastify. */
function forwardedProtocol({ headers }: IncomingMessage): string | undefined {
  return [headers['x-forwarded-proto']].flat().join(',').split(',').at(-1)?.trim();
}
