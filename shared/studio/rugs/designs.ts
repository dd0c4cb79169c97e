import type { Design } from './design';
import { abrashField } from './designs/abrashField';
import { agraLattice } from './designs/agraLattice';
import { botehRows } from './designs/botehRows';
import { dhurrieStripes } from './designs/dhurrieStripes';
import { gabbeh } from './designs/gabbeh';
import { herati } from './designs/herati';
import { kilimDiamonds } from './designs/kilimDiamonds';
import { medallion } from './designs/medallion';
import { modernTrellis } from './designs/modernTrellis';
import { mughalFlower } from './designs/mughalFlower';
import { oushak } from './designs/oushak';
import { palmetteVine } from './designs/palmetteVine';
import { prayerNiche } from './designs/prayerNiche';
import { tibetanTiger } from './designs/tibetanTiger';
import { treeOfLife } from './designs/treeOfLife';

/** All designs, by the name in records. */
export const DESIGNS = {
  medallion,
  herati,
  boteh: botehRows,
  'agra-lattice': agraLattice,
  'tree-of-life': treeOfLife,
  'mughal-flower': mughalFlower,
  'palmette-vine': palmetteVine,
  'prayer-niche': prayerNiche,
  oushak,
  'kilim-diamonds': kilimDiamonds,
  'dhurrie-stripes': dhurrieStripes,
  'tibetan-tiger': tibetanTiger,
  gabbeh,
  abrash: abrashField,
  'modern-trellis': modernTrellis,
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof DESIGNS;
