import DOMPurify from 'dompurify';
import { POST_MARKUP } from './postMarkup';

/** Makes a post's HTML safe to show. The browser gets trusted HTML, where it knows of such. */
export function sanitise(html: string): string | TrustedHTML {
  return DOMPurify.sanitize(html, { ...POST_MARKUP, RETURN_TRUSTED_TYPE: true });
}
