import { brass, matt, plaster, uprightWood } from './materials';
import { put, softBlock } from './povText';

/** A lobed arch of the given half width, springing at a height: what to cut out of a wall. */
export function lobedArch(x: number, half: number, spring: number, depth: string): string {
  const lobes = Array.from({ length: 7 }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / 7;
    const [cx, cy] = [x + Math.cos(angle) * half * 0.8, spring + Math.sin(angle) * half * 0.86];
    return `cylinder{<${cx.toFixed(4)},${cy.toFixed(4)},-1>,<${cx.toFixed(4)},${cy.toFixed(4)},${depth}>,${(half * 0.235).toFixed(4)}}`;
  });
  const middle = `cylinder{<${x},${spring},-1>,<${x},${spring},${depth}>,${half * 0.8}}`;
  return `union{box{<${x - half},-.01,-1>,<${x + half},${spring},${depth}>} ${middle} ${lobes.join('')}}`;
}

/** A garden out of focus, seen through an opening: a lawn, trees and a pale sky. */
export function garden(): string {
  // The scale of the gradient also applies to the patterns within it.
  const leaves =
    'bozo scale <.075,.06,.075> turbulence .2 omega .35 color_map{[.15 srgb <.38,.43,.33>][.45 srgb <.54,.58,.45>][.7 srgb <.7,.73,.58>][1 srgb <.84,.86,.72>]}';
  const hedge = 'bozo scale <.09,.03,.09> color_map{[.2 srgb <.42,.46,.35>][.8 srgb <.56,.59,.44>]}';
  const sky = 'srgb <.93,.95,.93>';
  const light = 'finish{diffuse 0 emission .85}';
  return `box{<-7,-.6,5>,<7,7,5.1> texture{pigment{gradient y scale 5 translate -.6*y pigment_map{[0 ${hedge}][.14 ${hedge}][.22 ${leaves}][.34 ${leaves}][.43 ${sky}][1 ${sky}]}} ${light}} no_shadow}
box{<-7,-.07,.3>,<7,-.06,5> texture{pigment{bozo scale <.5,.5,.2> color_map{[.2 srgb <.64,.67,.5>][.8 srgb <.74,.75,.58>]}} ${light}} no_shadow}`;
}

/** A double door of panels with brass bosses in a carved frame, 1.4 wide and 2.15 high. */
export function doubleDoor(x: number, color: string): string {
  const at = [x, 0, 0] as const;
  const leaf = (side: number) => {
    const [a, b] = side < 0 ? [-0.57, -0.008] : [0.008, 0.57];
    const panels = [0, 1, 2, 3].map((row) => {
      const low = 0.16 + row * 0.47;
      return `${softBlock([a + 0.09, low, -0.05], [b - 0.09, low + 0.37, -0.02], 0.014)} ${softBlock([a + 0.15, low + 0.06, -0.064], [b - 0.15, low + 0.31, -0.02], 0.014)}`;
    });
    return `union{${softBlock([a, 0.02, -0.04], [b, 2.02, 0.02], 0.006)} ${panels.join(' ')}}`;
  };
  const bosses = [0.095, 0.565, 1.035, 1.505, 1.965].flatMap((y) =>
    [-0.52, -0.36, -0.2, -0.06, 0.06, 0.2, 0.36, 0.52].map((bx) => `sphere{<${bx},${y},-.045>,.017}`),
  );
  const rings = [-0.07, 0.07].map(
    (dx) => `torus{.045,.008 rotate 90*x translate <${dx},.98,-.075>} sphere{<${dx},1.03,-.06>,.02}`,
  );
  const jambs = [-0.66, 0.66].map((dx) => softBlock([dx - 0.09, 0, -0.09], [dx + 0.09, 2.12, 0], 0.02));
  const beads = [-0.66, 0.66].flatMap((dx) =>
    Array.from({ length: 26 }, (_, row) => `sphere{<${dx},${(0.08 + row * 0.08).toFixed(2)},-.092>,.026}`),
  );
  const lintel = `${softBlock([-0.84, 2.1, -0.12], [0.84, 2.24, 0], 0.02)} ${softBlock([-0.9, 2.24, -0.15], [0.9, 2.3, 0], 0.015)}`;
  return (
    put(
      `union{${leaf(-1)} ${leaf(1)} ${jambs.join('')} ${beads.join('')} ${lintel}}`,
      uprightWood(color),
      at,
    ) +
    put('box{<-.6,0,-.012>,<.6,2.12,-.001>}', matt('#241a13'), at) +
    put(`union{${bosses.join('')}${rings.join('')}}`, brass(), at)
  );
}

/** Raised mouldings that divide a wall into tall panels above a row of low ones. */
export function panelling(color: string): string {
  const frame = (x: number, y: number, wide: number, high: number) => {
    const edge = (from: readonly [number, number], to: readonly [number, number]) =>
      softBlock([from[0] - 0.014, from[1] - 0.014, -0.016], [to[0] + 0.014, to[1] + 0.014, 0.01], 0.006);
    const [l, r, b, t] = [x - wide / 2, x + wide / 2, y, y + high];
    return [edge([l, b], [r, b]), edge([l, t], [r, t]), edge([l, b], [l, t]), edge([r, b], [r, t])].join(' ');
  };
  const bays = [-1.72, -0.6, 0.36, 1.48].map((x, index) => [x, index % 3 === 0 ? 1.0 : 0.82] as const);
  const panels = bays.flatMap(([x, wide]) => [frame(x, 0.24, wide, 0.5), frame(x, 1.02, wide, 1.5)]);
  const rail = softBlock([-5, 0.84, -0.03], [5, 0.9, 0.01], 0.01);
  return put(`union{${panels.join(' ')} ${rail}}`, plaster(color));
}

/** A wide window of small panes with the even light of the sky behind it, cut into a wall at a height of 0.86. */
export function paneWindow(x: number, half: number, color: string): { opening: string; frame: string } {
  const [low, high] = [0.86, 2.12];
  const opening = `box{<${x - half},${low},-1>,<${x + half},${high},.4>}`;
  const bars = [-1, -0.5, 0, 0.5, 1].map((at) => {
    const wide = Math.abs(at) === 1 ? 0.035 : at === 0 ? 0.03 : 0.013;
    return softBlock([x + at * half - wide, low, 0.1], [x + at * half + wide, high, 0.15], 0.005);
  });
  const rails = [low, low + 0.42, low + 0.84, high].map((y, index) => {
    const tall = index % 3 === 0 ? 0.035 : 0.013;
    return softBlock([x - half, y - tall, 0.1], [x + half, y + tall, 0.15], 0.005);
  });
  const sill = softBlock([x - half - 0.06, low - 0.05, -0.1], [x + half + 0.06, low, 0.2], 0.012);
  const sky = `box{<${x - half - 0.4},${low - 0.3},.36>,<${x + half + 0.4},${high + 0.3},.37> pigment{gradient y scale 1.6 translate .7*y color_map{[0 srgb <.78,.82,.74>][.35 srgb <.9,.91,.86>][1 srgb <.93,.95,.97>]}} finish{diffuse 0 emission .95} no_shadow}`;
  return { opening, frame: put(`union{${bars.join('')}${rails.join('')}${sill}}`, matt(color)) + sky };
}

/** A plain wall of plaster. */
export function plasterWall(color: string): string {
  return `box{<-6,0,0>,<6,3.4,.3> ${plaster(color)}}`;
}

/** A wall of whitewashed brick. */
export function brickWall(color: string): string {
  const rows = Array.from({ length: 44 }, (_, row) => row);
  const bricks = rows.flatMap((row) =>
    Array.from({ length: 18 }, (_, column) => {
      const x = -2.1 + column * 0.236 + (row % 2) * 0.118;
      return softBlock([x, row * 0.079, -0.012], [x + 0.225, row * 0.079 + 0.069, 0.05], 0.008);
    }),
  );
  return `box{<-6,0,0>,<6,3.6,.3> ${plaster(color)}} object{union{${bricks.join('')}} ${plaster(color)}}`;
}
