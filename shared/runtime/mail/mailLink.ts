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

/** Returns a `mailto:` link (RFC 6068). The letter is encoded, so that it cannot add a recipient or a header. */
export function mailLink(recipient: string, { subject, body }: Letter): string {
  const to = encodeURIComponent(recipient).replace('%40', '@');
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether a mail program may truncate a link. */
export function mayBeCut(link: string): boolean {
  return link.length > MAX_LINK_LENGTH;
}
