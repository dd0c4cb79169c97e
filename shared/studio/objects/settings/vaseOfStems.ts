import { solidObject } from './solidObject';
import { moved, type Move } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import type { Random } from '../random';
import { stems } from './stems';

/** A small plain vase of grey clay with grasses in it, 17 cm high without them. */
export function vaseOfStems(random: Random, move: Move): string {
  const clay =
    'texture{pigment{granite color_map{[.2 rgb<.3,.28,.25>][.8 rgb<.36,.335,.3>]} scale 3} finish{ambient 0 diffuse .85 specular .06 roughness .1} normal{bumps .1 scale .5}}';
  const wall = revolve({
    profile: [
      [2.6, 0],
      [3.0, 0.1],
      [4.6, 2.2],
      [5.3, 5.4],
      [4.6, 9],
      [2.5, 12],
      [1.7, 14],
      [1.8, 16],
      [2.3, 17],
      [1.9, 17.1],
      [1.4, 15.8],
      [1.3, 12],
    ],
    wobble: 0.012,
  });
  return solidObject(moved(wall, move), clay) + stems(random, { height: 17, radius: 1.4 }, move);
}
