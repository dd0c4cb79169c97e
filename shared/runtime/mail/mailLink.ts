export interface Letter {
  readonly subject: string;
  /** Lines end with `\n`. */
  readonly body: string;
}

/** Joins subject and body, for messages without a subject. */
export function letterText({ subject, body }: Letter): string {
  return `${subject}\n\n${body}`;
}

/** Longest link that all common mail programs accept, in characters. */
const MAX_LINK_LENGTH = 2_000;

/** Returns a `mailto:` link (RFC 6068). The letter is encoded, so that it cannot add a recipient or a header. */
export function mailLink(recipient: string, { subject, body }: Letter): string {
  const to = encodeURIComponent(recipient).replace('%40', '@');
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether a mail program may cut a link off. */
export function mayBeCut(link: string): boolean {
  return link.length > MAX_LINK_LENGTH;
}
