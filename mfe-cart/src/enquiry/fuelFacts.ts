import { plainLine } from '@tanabana/shop/mail/plainText';
import type { Fact } from './fact';
import type { FuelRequest } from './fuelRequest';

export function fuelFacts({ form, material, packing, boiler, tonnes, unloading }: FuelRequest): Fact[] {
  return [
    { label: 'Fuel', value: plainLine(form) },
    { label: 'Raw material', value: plainLine(material) },
    { label: 'Packing', value: plainLine(packing) },
    { label: 'Boiler', value: plainLine(boiler) },
    { label: 'Tonnes a month', value: plainLine(tonnes) },
    { label: 'Unloading', value: plainLine(unloading) },
  ].filter(({ value }) => value);
}
