import { type Facet, FACET_NAMES, type FacetName, type FacetValues } from './facet';

/** Chosen values, by facet. A product passes if, for each of these facets, it has at least one chosen value. */
export type FacetChoice = Readonly<Partial<Record<FacetName, readonly string[]>>>;

export interface ChosenValue {
  readonly name: FacetName;
  readonly value: string;
}

export function chosenValues(choice: FacetChoice): ChosenValue[] {
  return FACET_NAMES.flatMap((name) => (choice[name] ?? []).map((value) => ({ name, value })));
}

export function choiceOf(values: readonly ChosenValue[]): FacetChoice {
  const choice: Partial<Record<FacetName, string[]>> = {};
  for (const { name, value } of values) (choice[name] ??= []).push(value);
  return choice;
}

export function toggleFacet(choice: FacetChoice, { name, value }: ChosenValue): FacetChoice {
  const chosen = chosenValues(choice);
  const others = chosen.filter((other) => other.name !== name || other.value !== value);
  return choiceOf(others.length < chosen.length ? others : [...chosen, { name, value }]);
}

export function optionOf(facets: readonly Facet[], { name, value }: ChosenValue) {
  const options = facets.find((facet) => facet.name === name)?.options;
  return options?.find((option) => option.value === value);
}

export function knownChoice(facets: readonly Facet[], choice: FacetChoice) {
  const isKnown = (chosen: ChosenValue) => optionOf(facets, chosen) !== undefined;
  const chosen = chosenValues(choice);
  return {
    known: choiceOf(chosen.filter(isKnown)),
    unknown: choiceOf(chosen.filter((value) => !isKnown(value))),
  };
}

interface Faceted {
  readonly facets: FacetValues;
}

const NONE: readonly FacetName[] = [];

/** A facet excludes a product that has none of the chosen values of the facet. */
function missedFacets(choice: FacetChoice): (product: Faceted) => readonly FacetName[] {
  const chosenNames = FACET_NAMES.filter((name) => choice[name] !== undefined);
  if (chosenNames.length === 0) return () => NONE;
  return ({ facets }) =>
    chosenNames.filter((name) => !choice[name]?.some((value) => facets[name]?.includes(value)));
}

export function facetFilter(choice: FacetChoice): (product: Faceted) => boolean {
  const missedBy = missedFacets(choice);
  return (product) => missedBy(product).length === 0;
}

/**
 * Counts, for each value of each facet, the products that would be listed if the value were the only chosen value of
 * its facet. Omits values without products, unless they are chosen.
 * @param products products that pass all filters other than facets
 */
export function countFacets(
  facets: readonly Facet[],
  products: readonly Faceted[],
  choice: FacetChoice,
): Facet[] {
  const missedBy = missedFacets(choice);
  const counts = new Map(facets.map(({ name }) => [name, new Map<readonly string[], number>()]));
  for (const product of products) {
    const [first, second] = missedBy(product);
    // Skips a product that the chosen values of another facet exclude, because such a product is not listed whatever
    // value of this facet is chosen.
    if (second !== undefined) continue;
    for (const [name, lists] of counts) {
      const values = first === undefined || first === name ? product.facets[name] : undefined;
      // Products with equal values share a list, so counting lists is faster than counting values.
      if (values) lists.set(values, (lists.get(values) ?? 0) + 1);
    }
  }
  return facets
    .map(({ name, options }) => {
      const ofValues = new Map<string, number>();
      for (const [values, count] of counts.get(name) ?? [])
        for (const value of values) ofValues.set(value, (ofValues.get(value) ?? 0) + count);
      const counted = options.map((option) => ({ ...option, count: ofValues.get(option.value) ?? 0 }));
      return {
        name,
        options: counted.filter(({ value, count }) => count > 0 || choice[name]?.includes(value)),
      };
    })
    .filter(({ options }) => options.length > 0);
}

/** Number of values of a facet that are listed until a visitor opens the facet's other values. */
export const MAX_OPTIONS = 20;

/** Reduces each facet to its most frequent values and the chosen ones. */
export function frequentFacets(facets: readonly Facet[], choice: FacetChoice = {}): Facet[] {
  return facets.map((facet) => {
    const { name, options } = facet;
    if (options.length <= MAX_OPTIONS) return facet;
    const byCount = [...options].sort((a, b) => b.count - a.count);
    const frequent = new Set(byCount.slice(0, MAX_OPTIONS));
    const listed = options.filter((option) => frequent.has(option) || choice[name]?.includes(option.value));
    return { name, options: listed, more: options.length - listed.length };
  });
}
