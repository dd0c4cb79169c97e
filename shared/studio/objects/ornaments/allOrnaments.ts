import type { Ornament } from '../ornament';
import { bagruButis } from './bagruButis';
import { botehs } from './botehs';
import { bouquets } from './bouquets';
import { butis } from './butis';
import { dabuLotuses } from './dabuLotuses';
import { fishPond } from './fishPond';
import { gardenVine } from './gardenVine';
import { gildedShrine } from './gildedShrine';
import { jaal } from './jaal';
import { kutchGarden } from './kutchGarden';
import { laidLotus } from './laidLotus';
import { lotusAndPeony } from './lotusAndPeony';
import { lotusButis } from './lotusButis';
import { matBands } from './matBands';
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
import { twoBouquets } from './twoBouquets';
import { warliVillage } from './warliVillage';
import { zigzags } from './zigzags';

/** Every ornament that a record may name. */
export const ornaments = {
  'bagru-butis': bagruButis,
  botehs,
  bouquets,
  butis,
  'dabu-lotuses': dabuLotuses,
  'fish-pond': fishPond,
  'garden-vine': gardenVine,
  'gilded-shrine': gildedShrine,
  jaal,
  'kalamkari-tree': kalamkariTree,
  'kutch-garden': kutchGarden,
  'laid-lotus': laidLotus,
  'lotus-and-peony': lotusAndPeony,
  'lotus-butis': lotusButis,
  'mat-bands': matBands,
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
  'two-bouquets': twoBouquets,
  'warli-village': warliVillage,
  zigzags,
} satisfies Record<string, Ornament>;
