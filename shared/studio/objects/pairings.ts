import type { forms } from './forms/allForms';
import type { surfaces } from './surfaces/allSurfaces';

type FormName = keyof typeof forms;
type SurfaceName = keyof typeof surfaces;

/** What each craft makes: a record may join a surface only with these forms. */
export const pairings: Readonly<Record<SurfaceName, readonly FormName[]>> = {
  bidri: ['bottle', 'vase', 'lidded', 'box', 'plate'],
  'block-printed-cotton': ['folded-cloth', 'cushion', 'hung-throw'],
  'carved-walnut': ['box', 'tray', 'bowl', 'panel', 'lidded', 'plate'],
  'coiled-grass': ['planter', 'bowl', 'lidded', 'pot'],
  dhokra: ['dhokra-elephant', 'elephant', 'bowl', 'vase', 'candlesticks'],
  embroidery: ['cushion', 'toran', 'hung-throw'],
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
    'box',
  ],
  'gilded-painting': ['painting'],
  'glazed-pottery': ['vase', 'bottle', 'bowl', 'plate', 'tile', 'mugs', 'planter', 'lidded'],
  'hammered-copper': ['vase', 'lota', 'urli', 'bowl', 'bottle', 'planter'],
  'inked-block': ['printing-blocks'],
  lippan: ['roundel', 'panel'],
  'oiled-sheesham': ['jali-lantern', 'jali-screen', 'bowl', 'candlesticks'],
  'painted-cloth': ['painting', 'tall-painting', 'bordered-painting', 'panel'],
  'painted-papier-mache': ['box', 'lidded', 'baubles', 'plate', 'vase', 'tray', 'bowl'],
  'painted-wood': ['ambari-elephant', 'elephant', 'box', 'tray'],
  stoneware: ['bowl', 'mugs', 'planter', 'vase', 'plate', 'lidded'],
  'straw-marquetry': ['panel', 'box', 'tray', 'painting'],
  terracotta: ['vase', 'pot', 'planter', 'bowl'],
  'turned-lacquer': ['stacking-rings', 'spinning-tops', 'peg-dolls', 'candlesticks', 'bowl', 'lidded'],
  'woven-mat': ['mat-roll'],
};
