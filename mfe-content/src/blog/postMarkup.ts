import type { Config } from 'dompurify';

/**
 * Markup allowed in a post: text, headings below the title, lists, quotations, links and pictures. SVG,
 * MathML, styles and forms are removed.
 */
export const POST_MARKUP = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'b',
    'i',
    'del',
    'sub',
    'sup',
    'code',
    'pre',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'width', 'height', 'start', 'scope', 'lang'],
  /** Attributes without addresses; the library applies its rule for addresses to all others. */
  ADD_URI_SAFE_ATTR: ['width', 'height', 'start', 'scope', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;
