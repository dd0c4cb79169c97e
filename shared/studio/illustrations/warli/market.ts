import { type Sheet } from '../drawing';
import { flock, grass, RICE, WIDE } from './backdrop';
import { stall } from './stall';
import { wallBorder } from './wallBorder';
import { sun } from './nature';
import { person } from './person';
import { POSES } from './poses';

/** Market day: stalls of goods, buyers with baskets and pots. */
export function market({ width, height }: Sheet): string {
  const floor = height - 120;
  const stalls = Math.max(2, Math.round(width / 470));
  const size = Math.min(330, ((width - 180) / stalls) * 0.78);
  const crowd = Math.round(width / 138);
  const heads = ['basket', 'turban', 'bun', 'pot'] as const;
  const poses = [POSES.carry, POSES.walk, POSES.reach, POSES.carry];
  return [
    wallBorder(width, height, RICE),
    sun(width * 0.5, 200, 72, RICE),
    ...(width > WIDE ? [flock(width * 0.14, 200), flock(width * 0.72, 210)] : []),
    ...Array.from({ length: stalls }, (_, index) => {
      const x = 90 + (width - 180) * ((index + 0.5) / stalls);
      return (
        stall(x, floor - 250, size, RICE) +
        person(x, floor - 250 - size * 0.34, 150, POSES.stand, 'turban', RICE)
      );
    }),
    ...Array.from({ length: crowd }, (_, index) => {
      const x = 120 + ((width - 240) * (index + 0.5)) / crowd;
      const kind = index % 4;
      return person(
        x,
        floor + 12 * Math.sin(index * 2.2),
        218,
        poses[kind] ?? POSES.walk,
        heads[kind] ?? 'bun',
        RICE,
        index % 3 === 0,
      );
    }),
    grass(width, floor + 44),
  ].join('');
}
