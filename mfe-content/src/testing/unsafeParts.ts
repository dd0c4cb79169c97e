import { POST_MARKUP } from '../blog/postMarkup';

/** A picture’s own data never runs, whatever it claims to be. */
const PICTURE_DATA = /^data:/i;
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * What a browser would find in a piece of HTML that posts may not hold: elements, attributes, addresses.
 * @param container an element of a document that parses as browsers do
 */
export function unsafeParts(container: Element, html: string): string[] {
  container.innerHTML = html;
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = [...element.attributes].filter(
      (attribute) => !POST_MARKUP.ALLOWED_ATTR.includes(attribute.name) || isUnsafeAddress(attribute),
    );
    const isAllowed = POST_MARKUP.ALLOWED_TAGS.includes(name) && element.namespaceURI?.endsWith('/xhtml');
    return [
      ...(isAllowed ? [] : [name]),
      ...attributes.map((attribute) => `${name}[${attribute.name}=${attribute.value}]`),
    ];
  });
}

function isUnsafeAddress({ name, value }: Attr): boolean {
  if (name === 'src' && PICTURE_DATA.test(value)) return false;
  return (name === 'href' || name === 'src') && !SAFE_ADDRESS.test(value);
}
