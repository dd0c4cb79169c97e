import type { Form } from '../form';
import type { Random } from '../random';
import { MANGO } from '../surfaces/woods';
import { books } from './books';
import type { Room } from './room';
import { vaseOfStems } from './vaseOfStems';
import { woodenBowl } from './woodenBowl';

interface Place {
  readonly room: Room;
  /** Extent of the object along x, in centimetres. */
  readonly left: number;
  readonly right: number;
  /** Whether stems are placed in the object itself. */
  readonly filled: boolean;
}

/** One or two small things beside an object, as scene texts. */
export function arrangement(form: Form, { room, left, right, filled }: Place, random: Random): string[] {
  if (room.kind === 'niche') return [];
  // Small objects are photographed from near by, so the things beside them must be small too.
  const size = Math.min(1.5, Math.max(0.62, room.reach / 17));
  const at = (x: number, z: number) => ({ shift: [x, 0, z] as const, size });
  if (form.place === 'wall') {
    return [
      books(random, { rotate: [0, -12, 0], ...at(right + 9 * size, -6 * size) }),
      vaseOfStems(random, at(left - 6 * size, -7 * size)),
    ];
  }
  const [beside, front] = [right + 12 * size, Math.min(room.wall - 10 * size, 4)];
  const pile = books(random, { rotate: [0, 14, 0], ...at(beside, front) });
  if (filled) return [pile];
  const second =
    random() < 0.6
      ? vaseOfStems(random, at(beside - 5 * size, front + 9 * size))
      : woodenBowl(MANGO, at(beside - 3 * size, front - 15 * size));
  return [pile, second];
}
