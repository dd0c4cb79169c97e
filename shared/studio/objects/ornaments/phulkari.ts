import { lozenges } from '../bands/lozenges';
import { phulkariField } from '../bands/phulkariField';
import type { Ornament } from '../ornament';

/** The stitched lozenges of a Phulkari. */
export const phulkari: Ornament = {
  rim: [{ band: lozenges, share: 1 }],
  field: [{ band: phulkariField, share: 1 }],
  centre: [{ band: phulkariField, share: 1 }],
};
