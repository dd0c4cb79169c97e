import { isRugCategory } from '@tanabana/shop/cart/cart';
import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';

type Notes = Readonly<Record<string, string>>;

export interface CraftNotes {
  /** Texts about the origin of a craft, by place, such as `Jaipur, Rajasthan`. */
  readonly places: Notes;
  /** Descriptions of crafts, by tag. */
  readonly crafts: Notes;
  readonly weaves: Notes;
}

export function culturalContext({ region, category }: Product, { places }: CraftNotes): string {
  const { place } = makerAndPlace(region);
  return (
    places[place] ??
    `${category} from ${place} belong to a craft that is passed down in families, from those who do it to those who watch.`
  );
}

const OTHER_RUG =
  'It is woven by hand on a loom from start to finish, then washed, stretched on a frame and clipped by eye.';

const OTHER_PIECE =
  'Every step is done by hand, from the raw material to the finish, in a workshop where the trade is learned by sitting beside someone who knows it. No two leave it quite alike.';

export function craftingTechnique(
  { region, category, specifications: { Technique }, tags }: Product,
  { crafts, weaves }: CraftNotes,
): string {
  const { place } = makerAndPlace(region);
  if (isRugCategory(category)) {
    const weave = weaves[Technique];
    const manner = weave ? `, ${Technique.toLowerCase()}` : '';
    return `This rug was made in ${place}${manner}. ${weave ?? OTHER_RUG}`;
  }
  const craft = tags.find((tag) => tag in crafts);
  return `This piece was made in ${place}. ${(craft && crafts[craft]) ?? OTHER_PIECE}`;
}
