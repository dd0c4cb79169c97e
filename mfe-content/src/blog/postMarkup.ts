import type { Config } from 'dompurify';

const TAGS =
  'p br hr h2 h3 h4 strong em b i del sub sup code pre ul ol li blockquote a img figure figcaption table thead tbody tr th td';

/** Markup allowed in a post. All other markup is removed, for example SVG, MathML, styles and forms. */
export const POST_MARKUP = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'width', 'height', 'start', 'scope', 'lang'],
  /** Attributes whose values are not addresses, so that `ALLOWED_URI_REGEXP` does not apply to them. */
  ADD_URI_SAFE_ATTR: ['width', 'height', 'start', 'scope', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;
