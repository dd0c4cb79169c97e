import { workshopKey } from '@tanabana/shop/addresses/workshopAddress';
import { accentColours, groundColours } from '../catalogue/groundColours';
import { makerAndPlace } from '../catalogue/makerAndPlace';
import type { Product } from '../catalogue/product';
import { type Facet, FACET_NAMES, type FacetName, type FacetOption, type FacetValues } from './facet';
import {
  COLOUR_OPTIONS,
  colourFamilies,
  MATERIAL_OPTIONS,
  materialsIn,
  PRICE_OPTIONS,
  priceBands,
  readyWithin,
  RUG_SIZE_OPTIONS,
  rugSizes,
  TECHNIQUE_OPTIONS,
  techniquesOf,
  TIME_OPTIONS,
} from './facetValues';

/**
 * Returns state and workshop of a manufacturer such as `Neelam Kiln Studio, Jaipur, Rajasthan`. Returns neither for a
 * manufacturer such as `India`, which is only a place.
 */
function originOf({ region }: Product) {
  const { maker, place } = makerAndPlace(region);
  const isKnown = maker !== place;
  return { states: isKnown ? place.split(', ').slice(-1) : [], workshops: isKnown ? [maker] : [] };
}

const stateKey = (state: string) => state.toLowerCase().replace(/\s+/g, '-');

const familiesOf = (names: readonly string[]) => [...new Set(names.flatMap(colourFamilies))];

export function facetValuesOf(product: Product): FacetValues {
  const { isRug, sizes, dimensionsAvailable, specifications } = product;
  const { states, workshops } = originOf(product);
  const values: Readonly<Record<FacetName, string[]>> = {
    colour: familiesOf(groundColours(product)),
    accent: familiesOf(accentColours(product)),
    size: isRug ? rugSizes([...sizes.map(({ size }) => size), ...dimensionsAvailable]) : [],
    material: materialsIn(specifications.Material),
    technique: techniquesOf(product),
    region: states.map(stateKey),
    workshop: workshops.map(workshopKey),
    price: priceBands(product),
    ready: readyWithin(product),
  };
  return Object.fromEntries(Object.entries(values).filter(([, ofFacet]) => ofFacet.length > 0));
}

export function facetsOf(products: readonly Product[]): Facet[] {
  const origins = products.map(originOf);
  const states = [...new Set(origins.flatMap((origin) => origin.states))].sort();
  const workshops = [...new Set(origins.flatMap((origin) => origin.workshops))].sort();
  const options: Readonly<Record<FacetName, readonly FacetOption[]>> = {
    colour: COLOUR_OPTIONS,
    accent: COLOUR_OPTIONS,
    size: RUG_SIZE_OPTIONS,
    material: MATERIAL_OPTIONS,
    technique: TECHNIQUE_OPTIONS,
    region: states.map((state) => ({ value: stateKey(state), label: state })),
    workshop: workshops.map((name) => ({ value: workshopKey(name), label: name })),
    price: PRICE_OPTIONS,
    ready: TIME_OPTIONS,
  };
  const values = products.map(facetValuesOf);
  const countOf = (name: FacetName, value: string) =>
    values.filter((ofProduct) => ofProduct[name]?.includes(value)).length;
  return FACET_NAMES.map((name) => ({
    name,
    options: options[name]
      .map((option) => ({ ...option, count: countOf(name, option.value) }))
      .filter(({ count }) => count > 0),
  })).filter((facet) => facet.options.length > 0);
}
