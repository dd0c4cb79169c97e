import { isRugCategory } from '@tanabana/runtime/cart/cart';
import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';

/** Notes on places and crafts, shared by the products of a place or craft. */
export interface CraftNotes {
  /** Place, as in `Jaipur, Rajasthan` → the origin of its crafts. */
  readonly places: Readonly<Record<string, string>>;
  /** Craft, as in the tags → how it is done. */
  readonly crafts: Readonly<Record<string, string>>;
}

/** Describes the origin of a product's craft (§2.5); a general text for an unknown place. */
export function culturalContext(
  { region, category }: Pick<Product, 'region' | 'category'>,
  { places }: Pick<CraftNotes, 'places'>,
): string {
  const { place } = makerAndPlace(region);
  return (
    places[place] ??
    `${category} from ${place} belong to a craft that is passed down in families, from those who do it to those who watch.`
  );
}

/** Description of each technique of rug making. */
const WEAVING: Readonly<Record<string, string>> = {
  'Hand Knotted':
    'Each knot is looped around two warps, pulled down and cut with a hooked knife; when a row is full, a weft is passed through and beaten down with an iron comb. A skilled pair of hands ties six to eight thousand knots in a day, so a medium-sized rug keeps two weavers at the loom for months.',
  'Tibetan Knotted':
    'The yarn is wound round an iron rod laid across the warps, row by row, and slit open with a knife to free the rod. The loops stand closer on one side than the other, and this gives the pile its soft, slightly ridged face.',
  'Hand Tufted':
    'The drawing is traced on a stretched cotton cloth and the wool is punched through from the back with a hand-held gun, stroke by stroke. The back is then sealed and lined, and the face sheared and carved along the outlines by hand.',
  Handwoven:
    'There is no pile: the pattern is made by the weft alone, packed down until it hides the warp. Colours turn back where they meet, or are carried on interlocking threads.',
};

const OTHER_RUG =
  'It is woven by hand on a loom from start to finish, then washed, stretched on a frame and clipped by eye.';

const OTHER_PIECE =
  'Every step is done by hand, from the raw material to the finish, in a workshop where the trade is learned by sitting beside someone who knows it. No two pieces leave it quite alike.';

/**
 * Describes how a product is made, by region and category (§2.5): rugs by their weave, other products by
 * their craft.
 */
export function craftingTechnique(
  {
    region,
    category,
    specifications,
    tags,
  }: Pick<Product, 'region' | 'category' | 'specifications' | 'tags'>,
  { crafts }: Pick<CraftNotes, 'crafts'>,
): string {
  const { place } = makerAndPlace(region);
  if (isRugCategory(category)) {
    const technique = specifications.Technique ?? '';
    const weaving = WEAVING[technique];
    const manner = weaving ? `, ${technique.toLowerCase()}` : '';
    return `This rug was made in ${place}${manner}. ${weaving ?? OTHER_RUG}`;
  }
  const craft = tags.find((tag) => tag in crafts);
  return `This piece was made in ${place}. ${(craft && crafts[craft]) ?? OTHER_PIECE}`;
}
