/**
 * Maximum length of a link. WhatsApp's page adds about 50 characters, and Windows opens no link above 2,083
 * (`INTERNET_MAX_URL_LENGTH`).
 */
const MAX_LINK_LENGTH = 2_000;

const sizeOf = (text: string) => encodeURIComponent(text).length;
const headingOf = (part: number, count: number) => `Part ${part} of ${count}\n\n`;

/**
 * Returns links that open a WhatsApp chat with a text, in numbered parts if the text is too long for one link.
 * @param text without lone surrogates
 */
export function whatsAppLinks(number: string, text: string): readonly string[] {
  const linkTo = (message: string) =>
    `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;
  const whole = linkTo(text);
  if (whole.length <= MAX_LINK_LENGTH) return [whole];
  // The text cannot have more parts than characters, so no heading is longer.
  const longestHeading = headingOf(text.length, text.length);
  const parts = splitText(text, sizeOf, MAX_LINK_LENGTH - linkTo(longestHeading).length);
  return parts.map((part, index) => linkTo(headingOf(index + 1, parts.length) + part));
}

/**
 * Splits a text into parts of the maximum size, between paragraphs if possible, else between lines, words or characters.
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
