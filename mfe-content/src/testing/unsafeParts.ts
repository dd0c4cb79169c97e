/** Elements that run, load, style or request something, or change how the rest is parsed. */
const UNSAFE_ELEMENTS =
  /^(script|style|link|meta|base|template|noscript|title|body|html|head|i?frame|frameset|object|embed|applet|video|audio|source|svg|math|form|input|button|textarea|select|isindex|dialog|details|marquee|xmp|noembed|portal|.*-.*)$/;
/** Attributes that run or style something, or take names that the page uses. */
const UNSAFE_ATTRIBUTES =
  /^(on.*|style|class|srcdoc|action|formaction|xlink:.*|background|id|name|target|slot|part)$/;
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;
/** A data URL in a picture never runs, whatever type it claims. */
const SAFE_PICTURE = /^(https?:|\/(?!\/)|data:)/i;
const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Finds elements, attributes and addresses in a piece of HTML that posts may not contain.
 * @param container an element of a document that parses as browsers do
 */
export function unsafeParts(container: Element, html: string): string[] {
  container.innerHTML = html;
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const isUnsafe = element.namespaceURI !== HTML || UNSAFE_ELEMENTS.test(name);
    const attributes = [...element.attributes].filter(isUnsafeAttribute);
    return [
      ...(isUnsafe ? [name] : []),
      ...attributes.map((attribute) => `${name}[${attribute.name}=${attribute.value}]`),
    ];
  });
}

function isUnsafeAttribute({ name, value }: Attr): boolean {
  if (name === 'href') return !SAFE_ADDRESS.test(value);
  if (name === 'src') return !SAFE_PICTURE.test(value);
  // Once set it cannot be removed, only emptied.
  if (name === 'is') return value !== '';
  return UNSAFE_ATTRIBUTES.test(name);
}
