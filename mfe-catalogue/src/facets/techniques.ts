import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { Product } from '../catalogue/product';
import type { FacetOption } from './facet';

type Rules = readonly (readonly [value: string, label: string, words: RegExp])[];

const RUG_RULES: Rules = [
  ['hand-knotted', 'Hand knotted', /knotted/i],
  ['hand-tufted', 'Hand tufted', /tufted/i],
  ['flat-woven', 'Flat woven', /kilim|dhurrie|flat weave/i],
];

const CRAFT_RULES: Rules = [
  ['block-printed', 'Block printed', /block print|dabu|ajrakh/i],
  ['embroidered', 'Embroidered', /embroidery|phulkari|toran/i],
  ['painted', 'Painted', /paint|papier-mâché|madhubani|warli|pattachitra|kalamkari/i],
  ['cast', 'Cast metal', /brass|dhokra|lost wax|\bcast\b/i],
  ['hammered', 'Hammered metal', /hammered/i],
  ['inlaid', 'Inlaid', /inlay|marquetry/i],
  ['carved', 'Carved wood', /carv|jali|fretwork|printing block/i],
  ['turned', 'Turned and lacquered', /lacquer/i],
  ['clay-work', 'Pottery and clay work', /pottery|stoneware|terracotta|mud relief/i],
  ['grass-work', 'Grass and straw work', /grass|straw|wheat stem/i],
];

export const TECHNIQUE_OPTIONS: readonly FacetOption[] = [...RUG_RULES, ...CRAFT_RULES].map(
  ([value, label]) => ({ value, label }),
);

export function techniquesOf({ category, specifications, tags }: Product): string[] {
  const text = [specifications.Technique, ...tags].join('; ');
  return (isRugCategory(category) ? RUG_RULES : CRAFT_RULES)
    .filter(([, , words]) => words.test(text))
    .map(([value]) => value);
}
