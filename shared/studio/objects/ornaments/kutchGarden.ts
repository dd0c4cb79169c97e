import { kutchBloom, kutchEdge, kutchRow } from '../bands/kutchWork';
import type { Ornament } from '../ornament';

/** Kutch flowers about mirrors, sewn all over: a row of them, or one to a pennant, edged with triangles. */
export const kutchGarden: Ornament = {
  rim: [{ band: kutchEdge, share: 1 }],
  field: [{ band: kutchBloom, share: 1 }],
  centre: [{ band: kutchRow, share: 1 }],
};
