import DOMPurify from 'dompurify';
import { POST_MARKUP } from './postMarkup';

/** Returns TrustedHTML in browsers that support Trusted Types. */
export function sanitise(html: string): string | TrustedHTML {
  return DOMPurify.sanitize(html, { ...POST_MARKUP, RETURN_TRUSTED_TYPE: true });
}
