import { line, type Sheet } from '../drawing';
import { flock, RICE, WIDE } from './backdrop';
import { bullock, grain, sun } from './nature';
import { person } from './person';
import { POSES } from './poses';
import { sheaf } from './sheaf';
import { strawCart } from './strawCart';
import { wallBorder } from './wallBorder';

/** A cartload of straw on its way home, a boy on top of it; behind it the field is still being cut. */
export function cartload({ width, height }: Sheet): string {
  const floor = height - 190;
  const isWide = width > WIDE;
  const size = isWide ? 315 : 210;
  const cart = isWide ? width * 0.345 : 90 + size;
  const ground = (from: number, to: number, y: number) =>
    line(
      [
        [from, y],
        [to, y],
      ],
      2.6,
      RICE,
    );
  const sheaves = Math.floor((width - 200) / 110);
  const field = [
    grain(width * 0.765, width - 105, 452, 108, RICE),
    person(width * 0.765 - 100, 456, 190, POSES.cut, 'bun', RICE),
    ground(width * 0.6, width - 92, 464),
  ];
  return [
    wallBorder(width, height, RICE),
    sun(width - 200, 198, 78, RICE),
    flock(132, 196),
    ...(isWide ? field : []),
    strawCart(cart, floor, size, RICE),
    person(cart, floor - size * 1.52, size * 0.6, POSES.cheer, 'turban', RICE),
    bullock(cart + size * 1.76, floor, size * 0.86, RICE),
    ...(isWide ? [person(width - 168, floor, 252, POSES.walk, 'turban', RICE)] : []),
    ground(90, width - 90, floor + 8),
    ...Array.from({ length: sheaves }, (_, index) =>
      sheaf((width - 110 * (sheaves - 1)) / 2 + index * 110, height - 72, 84, RICE),
    ),
  ].join('');
}
