import { createHash } from 'node:crypto';
import type { Settings } from '@tanabana/runtime/settings/settings';

const GOOGLE = 'https://accounts.google.com/gsi/';

/** `'sha256-…'` of the text of an inline element. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The element that styled-components fills through the CSSOM. */
const EMPTY_STYLE = hashSource('');

/** The address at which a dev server announces changes. */
function socketOf(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/**
 * The policy of a document (CSP). It allows inline elements by their hash, not by a nonce, so that the HTML can
 * be cached; the empty style is the one that styled-components fills through the CSSOM. Where the settings name a
 * client id of Google, every document allows what Google documents for its sign-in button: any page may lead to
 * /login without another document. `default` lets the browser take the address of Google's script as plain text
 * (`mfe-account`'s `trustGoogleScript`), `goog#html` is the policy that Google's scripts make for themselves.
 * As `default-src` is `'none'`, `manifest-src` is needed; WebKitGTK does not support it, and reports that.
 * `service-worker` allows the worker's address, unless the settings cache nothing for visitors without a network.
 * @param inline hash sources of the inline elements
 * @param devServers origins from which this visitor gets remotes
 */
export function contentSecurityPolicy(
  settings: Settings,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  devServers: readonly string[] = [],
): string {
  const api = /^https?:/.test(settings.apiBaseUrl) ? [new URL(settings.apiBaseUrl).origin] : [];
  const forGoogle = (...sources: readonly string[]) => (settings.googleClientId === undefined ? [] : sources);
  const forOffline = (...sources: readonly string[]) => (settings.offline === false ? [] : sources);
  const directives: Record<string, readonly string[]> = {
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
