import { dots } from '../bands/dots';
import { kalamkariTree as kalamkari } from '../bands/kalamkariTree';
import { leafScroll } from '../bands/leafScroll';
import { lines } from '../bands/lines';
import { lotus } from '../bands/lotus';
import { pattachitraTree as pattachitra } from '../bands/pattachitraTree';
import { scrollTree as scrolls } from '../bands/scrollTree';
import { solid } from '../bands/solid';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** The winding tree of pen-drawn Kalamkari, within a narrow ruled border. */
export const kalamkariTree: Ornament = {
  rim: [
    { band: lines, share: 0.2 },
    { band: lotus, share: 0.6 },
    { band: lines, share: 0.2 },
  ],
  centre: [{ band: kalamkari, share: 1 }],
};

/** The round tree of Pattachitra, within the broad flowering creeper of its school. */
export const pattachitraTree: Ornament = {
  rim: [
    { band: solid, share: 0.08 },
    { band: dots, share: 0.12, ground: 'line' },
    { band: vineBorder, share: 0.5, ground: 'light' },
    { band: dots, share: 0.12, ground: 'line' },
    { band: lotus, share: 0.18 },
  ],
  centre: [{ band: pattachitra, share: 1 }],
};

/** The scrolling tree of blue pottery, within a border of scrolling leaf. */
export const scrollTree: Ornament = {
  rim: [
    { band: solid, share: 0.12 },
    { band: leafScroll, share: 0.7 },
    { band: lines, share: 0.18 },
  ],
  centre: [{ band: scrolls, share: 1 }],
};
