import { storedText } from '@tanabana/shop/stored/storedFields';
import * as v from 'valibot';

export const FUEL_FORMS = ['Pellets', 'Briquettes', 'please advise'] as const;
export const FUEL_PACKINGS = ['Loose', 'In bags of one tonne'] as const;

/** What a buyer of fuel needs. All fields are as typed, and may be empty. */
export const fuelSchema = v.object({
  form: storedText,
  /** Raw material. Empty if the buyer has no preference, as `packing`. */
  material: storedText,
  packing: storedText,
  /** Boiler or furnace, and what it burns today. */
  boiler: storedText,
  tonnes: storedText,
  unloading: storedText,
});

export type FuelRequest = Readonly<v.InferOutput<typeof fuelSchema>>;

export const noFuel: FuelRequest = { ...v.parse(fuelSchema, {}), form: FUEL_FORMS[0] };
