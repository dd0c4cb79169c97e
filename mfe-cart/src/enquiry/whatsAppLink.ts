/**
 * Maximum length of a link, in characters. Windows opens no link with more than 2,083 characters
 * (`INTERNET_MAX_URL_LENGTH`), and WhatsApp's page adds about 50 characters to the link.
 */
const MAX_LINK_LENGTH = 2_000;

/**
 * Returns a link that opens a WhatsApp chat with a text, or undefined if the text is too long for a link.
 * @param text text without lone surrogates, which `encodeURIComponent` rejects
 */
export function whatsAppLink(number: string, text: string): string | undefined {
  const link = `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  return link.length <= MAX_LINK_LENGTH ? link : undefined;
}
