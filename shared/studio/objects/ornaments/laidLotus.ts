import { chevrons } from '../bands/chevrons';
import { lotusAndPeony as spray } from '../bands/lotusAndPeony';
import { solid } from '../bands/solid';
import { vineField } from '../bands/vineField';
import type { Ornament } from '../ornament';

/** A lotus and a rosette of laid straw within a border of chevrons. */
export const laidLotus: Ornament = {
  rim: [
    { band: solid, share: 0.14 },
    { band: chevrons, share: 0.72 },
    { band: solid, share: 0.14 },
  ],
  centre: [{ band: spray, share: 1 }],
  field: [{ band: vineField, share: 1 }],
  foot: [{ band: solid, share: 1 }],
};
