/** A detail such as `Pile height: 9 mm`, taken apart; one without a colon has no label. */
interface Detail {
  readonly label: string;
  readonly text: string;
}

function splitDetail(detail: string): Detail {
  const colon = detail.indexOf(':');
  if (colon < 1) return { label: '', text: detail.trim() };
  return { label: detail.slice(0, colon).trim(), text: detail.slice(colon + 1).trim() };
}

const isCare = ({ label }: Detail) => /^(care|shedding|washing)$/i.test(label);
const isOrigin = ({ label }: Detail) => /^origin$/i.test(label);

/** The details that describe the piece itself: what is said of care and origin has places of its own (§2.5). */
export function describingDetails(details: readonly string[]): Detail[] {
  return details.map(splitDetail).filter((detail) => !isCare(detail) && !isOrigin(detail));
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How to look after the piece, one instruction a line (§2.5). */
export function careInstructions(details: readonly string[]): string[] {
  return details
    .map(splitDetail)
    .filter(isCare)
    .flatMap(({ label, text }) => (/^care$/i.test(label) ? text.split(/;\s*/) : [`${label}: ${text}`]))
    .map(sentence);
}
