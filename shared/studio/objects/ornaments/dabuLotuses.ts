import { dabuField } from '../bands/dabuField';
import { dots } from '../bands/dots';
import { solid } from '../bands/solid';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** White lotuses on indigo within a vine between bars of the middle blue. */
export const dabuLotuses: Ornament = {
  rim: [
    { band: dots, share: 0.16 },
    { band: solid, share: 0.06 },
    { band: vineBorder, share: 0.56 },
    { band: solid, share: 0.06 },
    { band: dots, share: 0.16 },
  ],
  field: [{ band: dabuField, share: 1 }],
};
