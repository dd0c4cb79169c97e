import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { POST_MARKUP } from '../src/blog/postMarkup';

const purifier = createDOMPurify(new JSDOM('').window);

/**
 * Makes a post's HTML safe to publish: the browser's rules, on a DOM that parses as browsers do.
 * @throws {Error} where the sanitiser cannot work
 */
export function sanitiseHtml(html: string): string {
  // Without a full DOM the library gives its input back as it is.
  if (!purifier.isSupported) throw new Error('HTML cannot be sanitised here');
  return purifier.sanitize(html, POST_MARKUP);
}
