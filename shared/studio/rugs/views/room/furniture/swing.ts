import { brass, wood } from '../materials';
import { type Place, put, softBlock } from '../povText';
import { bolster, leaningCushion } from './cushions';

/** A plank swing on four brass chains that leave the picture above, 1.5 wide, its seat 0.45 above the floor. */
export function swing(at: Place, color: string, cushions: readonly [string, string]): string {
  const [x, y, z] = at;
  const seat = softBlock([-0.76, 0.4, -0.29], [0.76, 0.45, 0.29], 0.012);
  const rail = [-0.66, 0.66].map((dx) => softBlock([dx - 0.03, 0.36, -0.3], [dx + 0.03, 0.4, 0.3], 0.008));
  const chains = [-0.66, 0.66].flatMap((dx) => [-0.25, 0.25].map((dz) => chain(dx, dz)));
  return [
    put(seat, wood(color), at),
    ...rail.map((body) => put(body, wood(color), at)),
    put(`union{${chains.join('')}}`, brass(), at),
    leaningCushion([x - 0.4, y + 0.45, z + 0.12], 0.4, cushions[0], 4),
    leaningCushion([x + 0.42, y + 0.45, z + 0.12], 0.36, cushions[1], -5),
    bolster([x + 0.02, y + 0.45, z + 0.14], 0.36, '#e8dfcd'),
  ].join('');
}

/** Rods with a boss at every joint, as such chains are cast. */
function chain(x: number, z: number): string {
  const joints = Array.from({ length: 9 }, (_, index) => 0.5 + index * 0.26);
  const rods = `cylinder{<${x},.4,${z}>,<${x},3,${z}>,.007}`;
  const bosses = joints.map(
    (height) =>
      `sphere{0,.022 scale <1,1.25,1> translate <${x},${height.toFixed(2)},${z}>} torus{.021,.006 translate <${x},${(height + 0.13).toFixed(2)},${z}>}`,
  );
  return rods + bosses.join('');
}
