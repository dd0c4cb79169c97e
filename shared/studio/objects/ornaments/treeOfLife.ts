import { dots } from '../bands/dots';
import { lines } from '../bands/lines';
import { treeOfLife as tree } from '../bands/treeOfLife';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** The tree of life with peacocks. */
export const treeOfLife: Ornament = {
  rim: [
    { band: lines, share: 0.12 },
    { band: vineBorder, share: 0.58 },
    { band: dots, share: 0.18 },
    { band: lines, share: 0.12 },
  ],
  field: [{ band: tree, share: 1 }],
  centre: [{ band: tree, share: 1 }],
};
