import { visibleText } from '@tanabana/shop/text/visibleText';

/** Matches the first encoded question mark or number sign, which mail gateways encode once or repeatedly. */
const ENCODED_END = /%(?:25)*(?:(3f)|23)/i;

/** Matches characters outside of ASCII, as addresses encode them. */
const ENCODED_TEXT = /(?:%[89a-f][\da-f])+/gi;

function withoutInvisible(encoded: string): string {
  try {
    const text = decodeURIComponent(encoded);
    const visible = visibleText(text);
    return visible === text ? encoded : encodeURIComponent(visible);
  } catch {
    return encoded;
  }
}

/**
 * Undoes what chats and mail gateways do to a link: removes invisible characters, and decodes the first `?` or `#` in the
 * path, as in `/cart%23lines=30001:30`. Returns any other address unchanged.
 * @param path path of the address, and its query if there is one
 */
export function repairedAddress(path: string): string {
  const [pathname = '', ...query] = path.split('?');
  const decoded = pathname.replace(ENCODED_END, (_, question) => (question ? '?' : '#'));
  return [decoded, ...query].join('?').replaceAll(ENCODED_TEXT, withoutInvisible);
}
