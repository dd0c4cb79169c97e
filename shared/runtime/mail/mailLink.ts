/** Subject and text of a mail. */
export interface Letter {
  readonly subject: string;
  /** Lines end with `\n`. */
  readonly body: string;
}

/** The whole letter as one text, for ways to send it that have no subject. */
export function letterText({ subject, body }: Letter): string {
  return `${subject}\n\n${body}`;
}

/** Longest link that all common mail programs take whole, in characters. */
const MAX_LINK_LENGTH = 2_000;

/**
 * The link that opens a prepared mail (RFC 6068). Everything but the recipient is encoded, so that the letter
 * cannot add a recipient or a header.
 */
export function mailLink(recipient: string, { subject, body }: Letter): string {
  const to = encodeURIComponent(recipient).replace('%40', '@');
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether some mail programs would cut a link of this length. */
export function mayBeCut(link: string): boolean {
  return link.length > MAX_LINK_LENGTH;
}
