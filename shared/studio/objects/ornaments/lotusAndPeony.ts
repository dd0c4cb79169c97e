import { lotusAndPeony as spray } from '../bands/lotusAndPeony';
import { solid } from '../bands/solid';
import { vineBorder } from '../bands/vineBorder';
import { vineField } from '../bands/vineField';
import type { Ornament } from '../ornament';

/** A lotus and a peony on one stem, within a running vine: Kashmir's carved wood. */
export const lotusAndPeony: Ornament = {
  rim: [
    { band: solid, share: 0.2 },
    { band: vineBorder, share: 0.66 },
    { band: solid, share: 0.14 },
  ],
  centre: [{ band: spray, share: 1 }],
  field: [{ band: vineField, share: 1 }],
  foot: [{ band: solid, share: 1 }],
};
