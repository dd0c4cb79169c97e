import type { Technique } from '../design';
import { cutPile } from './cutPile';
import { flatWeave } from './flatWeave';
import type { Surface, Weave } from './surface';
import { tuftedPile } from './tuftedPile';

const WEAVERS: Record<Technique, (weave: Weave) => Surface> = {
  knotted: cutPile,
  flatwoven: flatWeave,
  tufted: tuftedPile,
};

/** Weaves a rug's surface, without selvedge and fringe. */
export function weaveSurface(technique: Technique, weave: Weave): Surface {
  return WEAVERS[technique](weave);
}
