import type { Surface } from '../surface';
import { bidri } from './bidri';
import { blockPrintedCotton } from './blockPrintedCotton';
import { carvedWalnut } from './carvedWalnut';
import { coiledGrass } from './coiledGrass';
import { dhokra } from './dhokra';
import { embroidery } from './embroidery';
import { engravedBrass } from './engravedBrass';
import { gildedPainting } from './gildedPainting';
import { glazedPottery } from './glazedPottery';
import { hammeredCopper } from './hammeredCopper';
import { inkedBlock } from './inkedBlock';
import { kashmirWalnut } from './kashmirWalnut';
import { korai } from './korai';
import { kutchWork } from './kutchWork';
import { laidStraw } from './laidStraw';
import { lippan } from './lippan';
import { oiledSheesham } from './oiledSheesham';
import { paintedCloth } from './paintedCloth';
import { paintedPapierMache } from './paintedPapierMache';
import { paintedWood } from './paintedWood';
import { printedCotton } from './printedCotton';
import { quiltedIndigo } from './quiltedIndigo';
import { stoneware } from './stoneware';
import { strawMarquetry } from './strawMarquetry';
import { terracotta } from './terracotta';
import { turnedLacquer } from './turnedLacquer';

/** Every surface that a record may name. */
export const surfaces = {
  bidri,
  'block-printed-cotton': blockPrintedCotton,
  'carved-walnut': carvedWalnut,
  'coiled-grass': coiledGrass,
  dhokra,
  embroidery,
  'engraved-brass': engravedBrass,
  'gilded-painting': gildedPainting,
  'glazed-pottery': glazedPottery,
  'hammered-copper': hammeredCopper,
  'inked-block': inkedBlock,
  'kashmir-walnut': kashmirWalnut,
  korai,
  'kutch-work': kutchWork,
  'laid-straw': laidStraw,
  lippan,
  'oiled-sheesham': oiledSheesham,
  'painted-cloth': paintedCloth,
  'painted-papier-mache': paintedPapierMache,
  'painted-wood': paintedWood,
  'printed-cotton': printedCotton,
  'quilted-indigo': quiltedIndigo,
  stoneware,
  'straw-marquetry': strawMarquetry,
  terracotta,
  'turned-lacquer': turnedLacquer,
} satisfies Record<string, Surface>;
