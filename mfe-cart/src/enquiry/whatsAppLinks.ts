import { splitText } from './splitText';

/**
 * Longest link, in characters. WhatsApp's page passes the text on to the app in a `whatsapp://send` link that is
 * some 50 characters longer, and Windows opens none above 2,083 (`INTERNET_MAX_URL_LENGTH`).
 */
const MAX_LINK_LENGTH = 2_000;

const sizeOf = (text: string) => encodeURIComponent(text).length;
const headingOf = (part: number, count: number) => `Part ${part} of ${count}\n\n`;

/**
 * The links that open a WhatsApp chat with a text: one, or several in order if the text is too long for one. The
 * parts begin with 'Part 1 of 3'; together they are the whole text.
 * @param number the company's number in any spelling
 * @param text without lone surrogates
 */
export function whatsAppLinks(number: string, text: string): readonly string[] {
  const linkTo = (message: string) =>
    `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;
  const whole = linkTo(text);
  if (whole.length <= MAX_LINK_LENGTH) return [whole];
  // There are fewer parts than characters, so no heading is longer than this one.
  const longestHeading = headingOf(text.length, text.length);
  const parts = splitText(text, sizeOf, MAX_LINK_LENGTH - linkTo(longestHeading).length);
  return parts.map((part, index) => linkTo(headingOf(index + 1, parts.length) + part));
}
