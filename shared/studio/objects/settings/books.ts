import { solidObject } from './solidObject';
import { povColour } from '../drawing/colour';
import { moved, type Move } from '../geometry/moved';
import { slab } from '../geometry/slab';
import { between, type Random } from '../random';

const CLOTH_BINDINGS = ['#2b3d55', '#7a2b28', '#5e6a50', '#8a6a3c', '#3a3230', '#b9a888'] as const;

/** A low pile of cloth-bound books, the largest 21 by 15 cm. */
export function books(random: Random, move: Move): string {
  let height = 0;
  return Array.from({ length: 3 }, (_, i) => {
    const [wide, deep, thick] = [
      between(random, 18, 21) - i,
      between(random, 13, 15) - i * 0.7,
      between(random, 1.6, 2.8),
    ];
    const turn = { rotate: [0, between(random, -9, 9), 0], shift: [0, height, 0] } as const;
    height += thick;
    const binding = CLOTH_BINDINGS[Math.floor(random() * CLOTH_BINDINGS.length)] ?? CLOTH_BINDINGS[0];
    const cover = `texture{pigment{${povColour(binding)}} finish{ambient 0 diffuse .84 specular .03 roughness .2} normal{granite .2 scale .5}}`;
    const pages =
      'texture{pigment{gradient y color_map{[0 rgb<.66,.58,.44>][.5 rgb<.74,.67,.54>][1 rgb<.66,.58,.44>]} scale .12} finish{ambient 0 diffuse .85}}';
    const board = (bottom: number) =>
      Object.values(slab({ width: wide, depth: deep, bottom, top: bottom + 0.25, corner: 0.2, edge: 0.07 }));
    const block = Object.values(
      slab({
        width: wide - 0.7,
        depth: deep - 0.7,
        bottom: 0.25,
        top: thick - 0.25,
        corner: 0.15,
        edge: 0.03,
      }),
    );
    return [...board(0), ...board(thick - 0.25)]
      .map((mesh) => solidObject(moved(moved(mesh, turn), move), cover))
      .concat(block.map((mesh) => solidObject(moved(moved(mesh, turn), move), pages)));
  })
    .flat()
    .join('\n');
}
