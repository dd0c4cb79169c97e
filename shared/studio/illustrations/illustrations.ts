import { cone, leafWave, marigold, poppy, sprig, star } from './blockPrint/blocks';
import { type Printing, printAll } from './blockPrint/repeat';
import type { Illustrator, Painting } from './illustration';
import { carve } from './jali/carve';
import { type Lattice, octagonLattice, petalLattice, starLattice } from './jali/lattices';
import { MITHILA } from './madhubani/mithila';
import { fishPond } from './madhubani/fishPond';
import { lotusPond } from './madhubani/lotusPond';
import { peacocks } from './madhubani/peacocks';
import { paint } from './paint';
import { cartload } from './warli/cartload';
import { fuelPress } from './warli/fuelPress';
import { harvest } from './warli/harvest';
import { market } from './warli/market';
import { potter } from './warli/potter';
import { spiralDance } from './warli/spiralDance';
import { strawRoom } from './warli/strawRoom';
import { village } from './warli/village';
import { weaving } from './warli/weaving';

const TERRACOTTA = '#8e4a34';
const INDIGO = '#243450';
const UMBER = '#5f452e';
const SOOT = '#352c28';

const warli = (draw: Painting['draw'], ground: string) =>
  painted({ surface: 'mud wall', ground, wear: 0.42, draw });
const madhubani = (draw: Painting['draw']) =>
  painted({ surface: 'paper', ground: MITHILA.paper, wear: 0.16, draw });
const printed = (ground: string, printing: Printing) =>
  painted({ surface: 'cloth', ground, wear: 0.3, draw: (sheet) => printAll(printing, sheet) });
const carved =
  (lattice: Lattice): Illustrator =>
  (width, height, seed) =>
    carve(lattice, width, height, seed);

function painted(painting: Painting): Illustrator {
  return (width, height, seed) => paint(painting, width, height, seed);
}

/** All illustrations, by the name in records. */
export const ILLUSTRATIONS = {
  'warli-weaving': warli(weaving, TERRACOTTA),
  'warli-village': warli(village, TERRACOTTA),
  'warli-harvest': warli(harvest, TERRACOTTA),
  'warli-straw-room': warli(strawRoom, TERRACOTTA),
  'warli-cartload': warli(cartload, UMBER),
  'warli-fuel-press': warli(fuelPress, SOOT),
  'warli-potter': warli(potter, TERRACOTTA),
  'warli-dance': warli(spiralDance, TERRACOTTA),
  'warli-market': warli(market, INDIGO),
  'madhubani-fish': madhubani(fishPond),
  'madhubani-peacocks': madhubani(peacocks),
  'madhubani-lotus': madhubani(lotusPond),
  'block-marigold': printed('#f1e7d3', {
    block: marigold,
    main: '#a5402f',
    second: '#2a4168',
    pitch: [150, 130],
    size: 118,
    halfDrop: true,
  }),
  'block-sprig': printed('#2a3c5e', {
    block: sprig,
    main: '#eadfc8',
    second: '#c99d52',
    pitch: [128, 140],
    size: 120,
    halfDrop: true,
  }),
  'block-cone': printed('#efe4cd', {
    block: cone,
    main: '#2a4168',
    second: '#b2553a',
    pitch: [150, 160],
    size: 140,
    halfDrop: true,
  }),
  'block-poppy': printed('#f2e9d8', {
    block: poppy,
    main: '#b03c32',
    second: '#56683f',
    pitch: [160, 170],
    size: 165,
    halfDrop: true,
  }),
  'block-ajrakh': printed('#7a2a26', {
    block: star,
    main: '#1f2b48',
    second: '#ecdfc6',
    pitch: [150, 150],
    size: 148,
    halfDrop: false,
  }),
  'block-leaf-wave': printed('#d9c49a', {
    block: leafWave,
    main: '#5b2d25',
    second: '#8e4a34',
    pitch: [170, 78],
    size: 170,
    halfDrop: false,
  }),
  'jali-star': carved(starLattice),
  'jali-octagon': carved(octagonLattice),
  'jali-petal': carved(petalLattice),
} as const satisfies Record<string, Illustrator>;

export type IllustrationName = keyof typeof ILLUSTRATIONS;
