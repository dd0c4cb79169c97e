/**
 * Maximum length of a link, in characters. Windows opens no link with more than 2,083 characters
 * (`INTERNET_MAX_URL_LENGTH`), and WhatsApp's page adds about 50 characters to the link.
 */
const MAX_LINK_LENGTH = 2_000;

/** Replaces a link that fits in no message, because half a link opens nothing. The reader is the shop. */
const LINK_LEFT_OUT = 'The link is too long for WhatsApp. I can send it by email.';

const LINK = /\bhttps?:\/\/\S+/g;

const sizeOf = (text: string) => encodeURIComponent(text).length;
const headingOf = (part: number, count: number) => `Part ${part} of ${count}\n\n`;

const linkTo = (number: string, message: string) =>
  `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;

/** Returns a link that opens a WhatsApp chat with a text, or undefined if the text is too long for one link. */
export function whatsAppLink(number: string, text: string): string | undefined {
  const link = linkTo(number, text);
  return link.length <= MAX_LINK_LENGTH ? link : undefined;
}

/**
 * Returns links that open a WhatsApp chat with a text. A text that is too long for one link is split into numbered
 * parts. A sentence replaces a link in the text that fits in no part.
 * @param text text without lone surrogates, which `encodeURIComponent` rejects
 */
export function whatsAppLinks(number: string, text: string): readonly string[] {
  const whole = whatsAppLink(number, text);
  if (whole !== undefined) return [whole];
  // A text has at most as many parts as characters, so no actual heading is longer than this one.
  const longestHeading = headingOf(text.length, text.length);
  const maxSize = MAX_LINK_LENGTH - linkTo(number, longestHeading).length;
  const sendable = text.replaceAll(LINK, (link) => (sizeOf(link) > maxSize ? LINK_LEFT_OUT : link));
  const shortened = whatsAppLink(number, sendable);
  if (shortened !== undefined) return [shortened];
  const parts = splitText(sendable, sizeOf, maxSize);
  return parts.map((part, index) => linkTo(number, headingOf(index + 1, parts.length) + part));
}

/**
 * Splits a text into parts of at most `maxSize`. Prefers to split between paragraphs, then between lines and words. Only
 * a word that fits in no part is split between characters.
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
