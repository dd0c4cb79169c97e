/** A detail such as `Pile height: 9 mm`, split at its colon. Without a colon the label is empty. */
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

/** Returns the details without care instructions and origin, which the page displays elsewhere (§2.5). */
export function describingDetails(details: readonly string[]): Detail[] {
  return details.map(splitDetail).filter((detail) => !isCare(detail) && !/^origin$/i.test(detail.label));
}

/** The detail `Certification: GoodWeave; GI tag` contains two certificates. */
export function certificatesOf(details: readonly string[]): string[] {
  return details
    .map(splitDetail)
    .filter(({ label }) => /^certification$/i.test(label))
    .flatMap(({ text }) => text.split(/;\s*/));
}

export function careInstructions(details: readonly string[]): string[] {
  return details
    .map(splitDetail)
    .filter(isCare)
    .flatMap(({ label, text }) => (/^care$/i.test(label) ? text.split(/;\s*/) : [`${label}: ${text}`]))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}
