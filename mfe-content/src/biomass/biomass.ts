import biomassFile from '../../content/biomass.json';

/** A raw material's card (§3). */
export interface RawMaterial {
  readonly material: string;
  /** Range of the gross calorific value, in kcal/kg. */
  readonly calorificValue: string;
  /** Name of its block-print drawing. */
  readonly motif: string;
}

interface Passage {
  readonly title: string;
  readonly text: string;
}

interface Biomass {
  readonly materials: readonly RawMaterial[];
  readonly products: readonly Passage[];
  readonly reasons: readonly Passage[];
}

/** Content of the biomass page. */
export const biomass: Biomass = biomassFile;
