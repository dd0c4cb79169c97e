import type { Ornament } from '../ornament';
import { botehs } from './botehs';
import { bouquets } from './bouquets';
import { butis } from './butis';
import { fishPond } from './fishPond';
import { gardenVine } from './gardenVine';
import { gildedShrine } from './gildedShrine';
import { jaal } from './jaal';
import { lotusButis } from './lotusButis';
import { medallionRings } from './medallionRings';
import { mirrorFlowers } from './mirrorFlowers';
import { phulkari } from './phulkari';
import { plain } from './plain';
import { saddleCloth } from './saddleCloth';
import { scalesAndArches } from './scalesAndArches';
import { stars } from './stars';
import { stripes } from './stripes';
import { kalamkariTree, pattachitraTree, scrollTree } from './trees';
import { treeOfLife } from './treeOfLife';
import { warliVillage } from './warliVillage';
import { zigzags } from './zigzags';

/** Every ornament that a record may name. */
export const ornaments = {
  botehs,
  bouquets,
  butis,
  'fish-pond': fishPond,
  'garden-vine': gardenVine,
  'gilded-shrine': gildedShrine,
  jaal,
  'kalamkari-tree': kalamkariTree,
  'lotus-butis': lotusButis,
  'medallion-rings': medallionRings,
  'mirror-flowers': mirrorFlowers,
  'pattachitra-tree': pattachitraTree,
  phulkari,
  plain,
  'saddle-cloth': saddleCloth,
  'scales-and-arches': scalesAndArches,
  'scroll-tree': scrollTree,
  stars,
  stripes,
  'tree-of-life': treeOfLife,
  'warli-village': warliVillage,
  zigzags,
} satisfies Record<string, Ornament>;
