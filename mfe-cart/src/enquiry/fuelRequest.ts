import { plainLine } from '@tanabana/runtime/mail/plainText';
import { storedText } from '@tanabana/runtime/stored/storedFields';
import * as v from 'valibot';
import type { Fact } from './fact';

export const FUEL_FORMS = ['Pellets', 'Briquettes', 'please advise'] as const;

/** What a buyer of fuel needs. All fields are as typed, and may be empty. */
export const fuelSchema = v.object({
  form: storedText,
  /** Boiler or furnace, and what it burns today. */
  boiler: storedText,
  tonnes: storedText,
  unloading: storedText,
});

export type FuelRequest = Readonly<v.InferOutput<typeof fuelSchema>>;

export const noFuel: FuelRequest = { ...v.parse(fuelSchema, {}), form: FUEL_FORMS[0] };

export function fuelFacts({ form, boiler, tonnes, unloading }: FuelRequest): Fact[] {
  return [
    { label: 'Fuel', value: plainLine(form) },
    { label: 'Boiler', value: plainLine(boiler) },
    { label: 'Tonnes a month', value: plainLine(tonnes) },
    { label: 'Unloading', value: plainLine(unloading) },
  ].filter(({ value }) => value);
}
