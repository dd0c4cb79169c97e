import { isRugCategory } from '@tanabana/runtime/cart/cart';
import { workshopKey } from '@tanabana/runtime/contracts/workshopAddress';
import { accentColours, groundColours } from '../catalogue/groundColours';
import type { Product } from '../catalogue/product';
import { makerAndPlace } from '../catalogue/makerAndPlace';
import { COLOUR_OPTIONS, colourFamilies } from './colourFamilies';
import { type Facet, FACET_NAMES, type FacetName, type FacetOption, type FacetValues } from './facet';
import { MATERIAL_OPTIONS, materialsIn } from './materials';
import { PRICE_OPTIONS, priceBands } from './priceBands';
import { RUG_SIZE_OPTIONS, rugSizes } from './rugSizes';
import { TECHNIQUE_OPTIONS, techniquesOf } from './techniques';

/**
 * Returns the state of a manufacturer's place: `Rajasthan` of `Neelam Kiln Studio, Jaipur, Rajasthan`; none where the
 * place is not known.
 */
function statesOf(region: string): string[] {
  const [, ...place] = region.split(',').map((part) => part.trim());
  return place.slice(-1);
}

/** Returns the workshop of a manufacturer; none where only a place is known. */
function workshopsIn(region: string): string[] {
  const { maker, place } = makerAndPlace(region);
  return maker === place ? [] : [maker];
}

const stateKey = (state: string) => state.toLowerCase().replace(/\s+/g, '-');

const familiesOf = (names: readonly string[]) => [...new Set(names.flatMap(colourFamilies))];

/** Derives the values of a product, by facet; facets without a value are left out. */
export function facetValuesOf(product: Product): FacetValues {
  const { category, sizes, dimensionsAvailable, specifications, region } = product;
  const values: Readonly<Record<FacetName, string[]>> = {
    colour: familiesOf(groundColours(product)),
    accent: familiesOf(accentColours(product)),
    size: isRugCategory(category) ? rugSizes([...sizes.map(({ size }) => size), ...dimensionsAvailable]) : [],
    material: materialsIn(specifications.Material ?? ''),
    technique: techniquesOf(product),
    region: statesOf(region).map(stateKey),
    workshop: workshopsIn(region).map(workshopKey),
    price: priceBands(product),
  };
  return Object.fromEntries(Object.entries(values).filter(([, ofFacet]) => ofFacet.length > 0));
}

/** Lists the facets of a catalogue, each with the values that occur and the number of products that have them. */
export function facetsOf(products: readonly Product[]): Facet[] {
  const states = [...new Set(products.flatMap(({ region }) => statesOf(region)))].sort();
  const workshops = [...new Set(products.flatMap(({ region }) => workshopsIn(region)))].sort();
  const options: Readonly<Record<FacetName, readonly FacetOption[]>> = {
    colour: COLOUR_OPTIONS,
    accent: COLOUR_OPTIONS,
    size: RUG_SIZE_OPTIONS,
    material: MATERIAL_OPTIONS,
    technique: TECHNIQUE_OPTIONS,
    region: states.map((state) => ({ value: stateKey(state), label: state })),
    workshop: workshops.map((name) => ({ value: workshopKey(name), label: name })),
    price: PRICE_OPTIONS,
  };
  const values = products.map(facetValuesOf);
  return FACET_NAMES.map((name) => ({
    name,
    options: options[name]
      .map((option) => ({
        ...option,
        count: values.filter((ofProduct) => ofProduct[name]?.includes(option.value)).length,
      }))
      .filter(({ count }) => count > 0),
  })).filter(({ options: occurring }) => occurring.length > 0);
}
