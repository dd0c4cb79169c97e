export interface Letter {
  readonly subject: string;
  /** Text whose lines end with `\n`. */
  readonly body: string;
}

/** Returns the text of a letter for messages without a subject field: the subject, an empty line and the body. */
export function letterText({ subject, body }: Letter): string {
  return `${subject}\n\n${body}`;
}

/** Maximum length of a link that all common mail programs accept, in characters. */
const MAX_LINK_LENGTH = 2_000;

const encodedAddress = (address: string) => encodeURIComponent(address).replace('%40', '@');

/**
 * Returns a `mailto:` link (RFC 6068). Letter and addresses are encoded, so that they cannot add a header.
 * @param copyTo address that gets a copy; empty for none
 */
export function mailLink(recipient: string, { subject, body }: Letter, copyTo = ''): string {
  const copy = copyTo && `cc=${encodedAddress(copyTo)}&`;
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${encodedAddress(recipient)}?${copy}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether a mail program may truncate a link. */
export function mayBeCut(link: string): boolean {
  return link.length > MAX_LINK_LENGTH;
}
