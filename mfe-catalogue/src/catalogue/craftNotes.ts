import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';

/** Texts by what they describe. The text at `*` describes everything else. */
type Notes = Readonly<Record<string, string>>;

export interface CraftNotes {
  /** Texts about the origin of a craft, by place, such as `Jaipur, Rajasthan`. */
  readonly places: Notes;
  /** Descriptions of crafts, by tag. */
  readonly crafts: Notes;
  readonly weaves: Notes;
}

/** Returns an empty text for a place that the shop does not describe. */
export function culturalContext({ region, category }: Product, { places }: CraftNotes): string {
  const { place } = makerAndPlace(region);
  const text = places[place] ?? places['*'] ?? '';
  return text.replace('{category}', category).replace('{place}', place);
}

/** Returns an empty text for a craft that the shop does not describe. */
export function craftingTechnique(
  { region, isRug, specifications: { Technique = '' }, tags }: Product,
  { crafts, weaves }: CraftNotes,
): string {
  const { place } = makerAndPlace(region);
  if (isRug) {
    const weave = weaves[Technique];
    const manner = weave ? `, ${Technique.toLowerCase()}` : '';
    const text = weave ?? weaves['*'];
    return text ? `This rug was made in ${place}${manner}. ${text}` : '';
  }
  const craft = tags.find((tag) => tag in crafts) ?? '*';
  const text = crafts[craft];
  return text ? `This piece was made in ${place}. ${text}` : '';
}
