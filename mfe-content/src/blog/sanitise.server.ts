import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { POST_MARKUP } from './postMarkup';

const purifier = createDOMPurify(new JSDOM('').window);

/** Sanitises a post's HTML on the server: the browser's rules, on a DOM that parses as browsers do. */
export function sanitise(html: string): string {
  // Without a full DOM the library would return its input unchanged.
  if (!purifier.isSupported) throw new Error('HTML cannot be sanitised here');
  return purifier.sanitize(html, POST_MARKUP);
}
