import type { FacetOption } from './facet';

/** Materials with the words that name them; a part of a text is of the first one that matches. */
const MATERIALS: readonly (readonly [value: string, label: string, words: RegExp])[] = [
  ['wool', 'Wool', /wool(?!en)|pashm|camel hair/i],
  ['viscose', 'Viscose and plant silk', /viscose|lyocell|plant silk/i],
  ['silk', 'Silk', /silk/i],
  ['cotton', 'Cotton', /cotton/i],
  ['brass', 'Brass', /brass/i],
  ['bidri', 'Zinc alloy and silver', /zinc|silver/i],
  ['copper', 'Copper', /copper/i],
  ['wood', 'Wood', /wood\b|teak|sheesham|jackwood/i],
  ['clay', 'Ceramic and clay', /stoneware|terracotta|quartz|clay/i],
  ['paper', 'Paper and papier-mâché', /paper|papier/i],
  ['grass', 'Grass and straw', /grass|straw|palm/i],
];

/** Hidden parts of a product, whose material does not count. */
const INSIDE = /foundation|warp|lining|frame|core|cord|bag|filling|\bply\b/i;

export const MATERIAL_OPTIONS: readonly FacetOption[] = MATERIALS.map(([value, label]) => ({ value, label }));

/** Finds the materials of a text: `Wool on a cotton foundation` is wool only. */
export function materialsIn(text: string): string[] {
  const found = text
    .split(',')
    .map((part) => part.replace(/\bon\b.*$/, ''))
    .filter((part) => !INSIDE.test(part))
    .flatMap((part) => MATERIALS.find(([, , words]) => words.test(part))?.[0] ?? []);
  return [...new Set(found)];
}
