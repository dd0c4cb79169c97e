import { cloth, uprightWood, wood } from '../materials';
import { pillow, type Place, put, softBlock } from '../povText';
import { leaningCushion } from './cushions';

interface Bedding {
  readonly wood: string;
  readonly sheet: string;
  readonly quilt: string;
  readonly cushions: readonly [string, string];
}

/** A bed along the wall, 2.1 wide, 0.95 deep and 0.5 high, its headboard to the left; a quilt hangs over its right half. */
export function bed(at: Place, { wood: color, sheet, quilt, cushions }: Bedding): string {
  const [x, y, z] = at;
  const frame = softBlock([-1.03, 0.16, -0.47], [1.03, 0.28, 0.47], 0.015);
  const head = softBlock([-1.09, 0, -0.49], [-1.02, 0.92, 0.49], 0.02);
  const foot = softBlock([1.02, 0, -0.49], [1.08, 0.5, 0.49], 0.02);
  const stripes = [0, 1, 2].map((stripe) =>
    put(
      softBlock([0.16 + stripe * 0.25, 0.2, -0.507], [0.24 + stripe * 0.25, 0.527, 0.42], 0.012),
      cloth(cushions[1]),
      at,
    ),
  );
  return [
    put(frame, wood(color), at),
    put(head, uprightWood(color), at),
    put(foot, uprightWood(color), at),
    put(pillow([1.01, 0.12, 0.46], 0.14), cloth(sheet), [x, y + 0.38, z]),
    put(softBlock([0.08, 0.19, -0.5], [0.98, 0.52, 0.43], 0.035), cloth(quilt), at),
    ...stripes,
    put(`object{${pillow([0.2, 0.09, 0.3], 0.45)} rotate 18*z}`, cloth(sheet), [x - 0.78, y + 0.56, z]),
    leaningCushion([x - 0.5, y + 0.47, z + 0.22], 0.42, cushions[0], 6),
  ].join('');
}
