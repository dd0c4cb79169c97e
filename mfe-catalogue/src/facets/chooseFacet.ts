import { FACET_NAMES, type FacetChoice, type FacetName } from './facet';

/** A chosen value of a facet. */
export interface ChosenValue {
  readonly name: FacetName;
  readonly value: string;
}

/** Lists all chosen values, facet by facet. */
export function chosenValues(choice: FacetChoice): ChosenValue[] {
  return FACET_NAMES.flatMap((name) => (choice[name] ?? []).map((value) => ({ name, value })));
}

/** Adds a value to a choice, or removes it. */
export function toggleFacet(choice: FacetChoice, { name, value }: ChosenValue): FacetChoice {
  const chosen = choice[name] ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const all = { ...choice, [name]: values };
  return Object.fromEntries(Object.entries(all).filter(([, ofFacet]) => ofFacet.length > 0));
}
