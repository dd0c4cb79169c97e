import { createHash } from 'node:crypto';
import type { Settings } from '@tanabana/contract/settings/settings';

const GOOGLE = 'https://accounts.google.com/gsi/';

export const DIRECTIVES = [
  ...(['default-src', 'script-src', 'style-src', 'img-src', 'font-src', 'connect-src'] as const),
  ...(['frame-src', 'manifest-src', 'worker-src', 'form-action', 'base-uri', 'frame-ancestors'] as const),
  ...(['require-trusted-types-for', 'trusted-types'] as const),
] as const;

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Hash of an empty style element, which styled-components fills through the CSSOM. */
const EMPTY_STYLE = hashSource('');

function socketOf(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/**
 * Inline elements are allowed by hashes instead of nonces, so that documents can be cached. If the settings contain a
 * Google client id, every page allows the sources of Google's sign-in button, because every page can navigate to /login
 * without a new document. The Trusted Types policy `default` accepts the address of Google's script
 * (`trustGoogleScript`). `goog#html` is the Trusted Types policy that Google's scripts create.
 * @param inline hash sources of the inline elements
 * @param devServers origins from which the visitor loads overridden remotes
 */
export function contentSecurityPolicy(
  settings: Pick<Settings, 'apiBaseUrl' | 'googleClientId' | 'offline'>,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  devServers: readonly string[] = [],
): string {
  const api = /^https?:/.test(settings.apiBaseUrl) ? [new URL(settings.apiBaseUrl).origin] : [];
  const forGoogle = (...sources: readonly string[]) => (settings.googleClientId === undefined ? [] : sources);
  const forOffline = (...sources: readonly string[]) => (settings.offline === false ? [] : sources);
  const directives: Record<(typeof DIRECTIVES)[number], readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...devServers, ...inline.scripts, ...forGoogle(`${GOOGLE}client`)],
    'style-src': ["'self'", EMPTY_STYLE, ...inline.styles, ...forGoogle(`${GOOGLE}style`)],
    'img-src': ["'self'", ...devServers, 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...devServers, ...devServers.map(socketOf), ...api, ...forGoogle(GOOGLE)],
    'frame-src': forGoogle(GOOGLE),
    'manifest-src': ["'self'"],
    'worker-src': forOffline("'self'"),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...forOffline('service-worker'), 'dompurify', ...forGoogle('default', 'goog#html')],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
