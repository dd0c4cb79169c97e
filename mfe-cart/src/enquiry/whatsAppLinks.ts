/**
 * Maximum length of a link, in characters. Windows opens no link with more than 2,083 characters
 * (`INTERNET_MAX_URL_LENGTH`), and WhatsApp's page adds about 50 characters to the link.
 */
const MAX_LINK_LENGTH = 2_000;

const sizeOf = (text: string) => encodeURIComponent(text).length;
const headingOf = (part: number, count: number) => `Part ${part} of ${count}\n\n`;

/**
 * Returns links that open a WhatsApp chat with a text. A text that is too long for one link is split into numbered
 * parts.
 * @param text text without lone surrogates, which `encodeURIComponent` rejects
 */
export function whatsAppLinks(number: string, text: string): readonly string[] {
  const linkTo = (message: string) =>
    `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;
  const whole = linkTo(text);
  if (whole.length <= MAX_LINK_LENGTH) return [whole];
  // A text has at most as many parts as characters, so no actual heading is longer than this one.
  const longestHeading = headingOf(text.length, text.length);
  const parts = splitText(text, sizeOf, MAX_LINK_LENGTH - linkTo(longestHeading).length);
  return parts.map((part, index) => linkTo(headingOf(index + 1, parts.length) + part));
}

/**
 * Splits a text into parts of at most `maxSize`. Prefers to split between paragraphs, then between lines, words and
 * characters.
 * @param sizeOf returns the size of a character; the size of a part is the sum of the sizes of its characters
 * @internal
 */
export function splitText(text: string, sizeOf: (character: string) => number, maxSize: number): string[] {
  let fitting = '';
  let size = 0;
  for (const character of text) {
    size += sizeOf(character);
    if (fitting && size > maxSize) break;
    fitting += character;
  }
  if (fitting.length === text.length) return [text];
  const separator = ['\n\n', '\n', ' '].find((each) => fitting.includes(each));
  const end = separator ? fitting.lastIndexOf(separator) + separator.length : fitting.length;
  return [text.slice(0, end), ...splitText(text.slice(end), sizeOf, maxSize)];
}
