import { createHash } from 'node:crypto';
import type { Settings } from '@tanabana/shared/settings/settings';

/** `'sha256-…'` of the text of an inline element. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of a document (CSP). It allows inline elements by their hash, not by a nonce, so that the HTML can
 * be cached; the empty style is the one that styled-components fills through the CSSOM.
 */
export function contentSecurityPolicy(
  settings: Settings,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const api = /^https?:/.test(settings.apiBaseUrl) ? [new URL(settings.apiBaseUrl).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashSource)],
    'style-src': ["'self'", ...['', ...inline.styles].map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
