import type { forms } from './forms/allForms';
import type { surfaces } from './surfaces/allSurfaces';

type FormName = keyof typeof forms;
type SurfaceName = keyof typeof surfaces;

/** What each craft makes: a record may join a surface only with these forms. */
export const pairings: Readonly<Record<SurfaceName, readonly FormName[]>> = {
  bidri: ['bottle', 'vase', 'lidded', 'plate'],
  'block-printed-cotton': ['folded-cloth', 'cushion', 'hung-throw'],
  'carved-walnut': ['bowl', 'panel', 'lidded', 'plate'],
  'coiled-grass': ['planter', 'bowl', 'lidded', 'pot'],
  dhokra: ['dhokra-elephant', 'elephant', 'bowl', 'vase', 'candlesticks'],
  embroidery: ['cushion', 'hung-throw'],
  'engraved-brass': [
    'urli',
    'vase',
    'bottle',
    'bowl',
    'lota',
    'planter',
    'oil-lamp',
    'candlesticks',
    'plate',
    'lidded',
  ],
  'gilded-painting': ['painting'],
  'glazed-pottery': ['vase', 'bottle', 'bowl', 'plate', 'tile', 'mugs', 'planter', 'lidded'],
  'hammered-copper': ['vase', 'lota', 'urli', 'bowl', 'bottle', 'planter'],
  'inked-block': ['printing-blocks'],
  'kashmir-walnut': ['carved-box', 'carved-tray'],
  korai: ['unrolled-mat'],
  'kutch-work': ['door-toran'],
  'laid-straw': ['veneered-box'],
  lippan: ['roundel', 'panel'],
  'oiled-sheesham': ['jali-lantern', 'jali-screen', 'bowl', 'candlesticks'],
  'painted-cloth': ['painting', 'tall-painting', 'bordered-painting', 'panel'],
  'painted-papier-mache': ['lidded', 'baubles', 'plate', 'vase', 'bowl'],
  'painted-wood': ['ambari-elephant', 'elephant'],
  'printed-cotton': ['napkin-stack'],
  'quilted-indigo': ['folded-quilt'],
  stoneware: ['bowl', 'mugs', 'planter', 'vase', 'plate', 'lidded'],
  'straw-marquetry': ['panel', 'painting'],
  terracotta: ['vase', 'pot', 'planter', 'bowl'],
  'turned-lacquer': ['stacking-rings', 'spinning-tops', 'peg-dolls', 'candlesticks', 'bowl', 'lidded'],
};
