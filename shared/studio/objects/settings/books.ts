import { solidObject } from './solidObject';
import { povColour, toned } from '../drawing/colour';
import { gridMesh } from '../geometry/gridMesh';
import type { Mesh } from '../geometry/mesh';
import type { Vector } from '../geometry/vector';
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
      'texture{pigment{gradient y color_map{[0 rgb<.6,.52,.38>][.5 rgb<.74,.67,.54>][1 rgb<.62,.54,.4>]} scale .16} finish{ambient 0 diffuse .85}}';
    const gilt =
      'texture{pigment{rgb<.55,.4,.16>} finish{ambient 0 diffuse .6 specular .3 roughness .06 metallic}}';
    const board = (bottom: number) =>
      Object.values(slab({ width: wide, depth: deep, bottom, top: bottom + 0.25, corner: 0.12, edge: 0.09 }));
    const block = Object.values(
      slab({
        width: wide - 0.7,
        depth: deep - 0.9,
        bottom: 0.25,
        top: thick - 0.25,
        corner: 0.08,
        edge: 0.03,
      }),
    );
    // The spine, a rounded strip along the edge towards the viewer, with gilt lines and a title between them.
    const spine = (from: number, to: number, off: number) => {
      const half = thick / 2;
      return gridMesh({
        columns: 12,
        rows: 20,
        closed: false,
        point: (u, v): Vector => {
          const angle = (v - 0.5) * Math.PI;
          return [
            (from + (to - from) * u) * (wide / 2),
            half + (half + off) * Math.sin(angle),
            -deep / 2 + 0.12 - (0.62 + off) * Math.cos(angle),
          ];
        },
      });
    };
    const lines = [-0.78, -0.72, 0.72, 0.78].map((at) => spine(at - 0.012, at + 0.012, 0.02));
    const title = spine(-0.3, 0.3, 0.015);
    const label = `texture{pigment{${povColour(toned(binding, 0.62))}} finish{ambient 0 diffuse .8}}`;
    const placed = (mesh: Mesh, texture: string) => solidObject(moved(moved(mesh, turn), move), texture);
    return [
      ...[...board(0), ...board(thick - 0.25)].map((mesh) => placed(mesh, cover)),
      placed(spine(-1, 1, 0), cover),
      placed(title, label),
      ...lines.map((mesh) => placed(mesh, gilt)),
      ...block.map((mesh) => placed(mesh, pages)),
    ];
  })
    .flat()
    .join('\n');
}
