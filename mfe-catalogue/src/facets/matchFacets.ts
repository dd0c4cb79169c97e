import { type Facet, FACET_NAMES, type FacetChoice, type FacetName, type FacetValues } from './facet';

/** A product with its values. */
interface Faceted {
  readonly facets: FacetValues;
}

const NONE: readonly FacetName[] = [];

/** The facets of which a product has none of the chosen values. */
function missedBy({ facets }: Faceted, choice: FacetChoice, chosenNames: readonly FacetName[]) {
  if (chosenNames.length === 0) return NONE;
  return chosenNames.filter((name) => !choice[name]?.some((value) => facets[name]?.includes(value)));
}

/** The facets of which a value is chosen. */
const namesIn = (choice: FacetChoice) => FACET_NAMES.filter((name) => choice[name] !== undefined);

/** Creates a filter that passes the products with a chosen value of every facet that has one. */
export function facetFilter(choice: FacetChoice): (product: Faceted) => boolean {
  const chosenNames = namesIn(choice);
  return (product) => missedBy(product, choice, chosenNames).length === 0;
}

/**
 * Counts products by value: as many as would be left if only that value of its facet were chosen, beside the choice in
 * all other facets. Values that would leave none are left out, unless they are chosen, and so are facets without values.
 * @param facets those of the whole catalogue
 * @param products those that pass all filters but the facets
 */
export function countFacets(
  facets: readonly Facet[],
  products: readonly Faceted[],
  choice: FacetChoice,
): Facet[] {
  const chosenNames = namesIn(choice);
  const missed = products.map((product) => missedBy(product, choice, chosenNames));
  return facets
    .map(({ name, options }) => {
      const counts = new Map<string, number>();
      products.forEach(({ facets: ofProduct }, place) => {
        const [first, second] = missed[place] ?? NONE;
        // A product that misses another facet would not be left.
        if (second !== undefined || (first !== undefined && first !== name)) return;
        for (const value of ofProduct[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
      });
      const counted = options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
      const isShown = ({ value, count }: (typeof counted)[number]) =>
        count > 0 || choice[name]?.includes(value);
      return { name, options: counted.filter(isShown) };
    })
    .filter(({ options }) => options.length > 0);
}

/** Splits a choice into the values that the catalogue has, and those that name nothing. */
export function knownChoice(
  facets: readonly Facet[],
  choice: FacetChoice,
): { readonly known: FacetChoice; readonly unknown: FacetChoice } {
  const has = (name: FacetName, value: string) =>
    facets.some((facet) => facet.name === name && facet.options.some((option) => option.value === value));
  return {
    known: pick(choice, has),
    unknown: pick(choice, (name, value) => !has(name, value)),
  };
}

function pick(choice: FacetChoice, isWanted: (name: FacetName, value: string) => boolean): FacetChoice {
  const picked = FACET_NAMES.map(
    (name) => [name, (choice[name] ?? []).filter((value) => isWanted(name, value))] as const,
  );
  return Object.fromEntries(picked.filter(([, values]) => values.length > 0));
}
