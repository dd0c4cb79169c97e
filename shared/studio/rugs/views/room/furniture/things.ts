import { points } from '../../../../drawing/points';
import { latticeNoise } from '../../../../drawing/noise';
import { brass, clay, cloth, matt, uprightWood, wood } from '../materials';
import { type Place, put, softBlock, turned, vector } from '../povText';

/** A floor lamp on a slim brass stem with a linen drum, 1.55 high. */
export function floorLamp(at: Place): string {
  const stem = 'union{cylinder{0,<0,.018,0>,.14} cylinder{0,<0,1.35,0>,.009}}';
  const shade = 'difference{cone{<0,1.24,0>,.21,<0,1.55,0>,.165} cone{<0,1.23,0>,.206,<0,1.56,0>,.161}}';
  const linen =
    'texture{pigment{srgb <.93,.88,.78>} normal{bumps .2 scale .006} finish{diffuse .7 emission .28}}';
  return put(stem, brass(), at) + put(shade, linen, at);
}

/** A round-bellied jar with some dry branches. */
export function jarWithBranches(at: Place, color: string, seed: number): string {
  const jar = turned(points('0.0,0 0.075,0 0.12,0.08 0.135,0.17 0.1,0.26 0.05,0.31 0.045,0.34 0.06,0.36'));
  const branches: string[] = [];
  for (let twig = 0; twig < 7; twig += 1) {
    const noise = (use: number) => latticeNoise(twig, use, seed) - 0.5;
    let [x, y, z] = [0.02 * noise(1), 0.3, 0.02 * noise(2)];
    let [dx, dy, dz] = [0.24 * noise(3), 0.9, 0.24 * noise(4)];
    for (let joint = 0; joint < 9; joint += 1) {
      const step = 0.085;
      dx += 0.22 * (latticeNoise(twig * 9 + joint, 5, seed) - 0.5) + 0.09 * noise(3);
      dz += 0.2 * (latticeNoise(twig * 9 + joint, 6, seed) - 0.5);
      const next: Place = [x + dx * step, y + dy * step, z + dz * step];
      branches.push(
        `cylinder{${vector([x, y, z])},${vector(next)},${(0.0042 - joint * 0.00034).toFixed(5)}}`,
      );
      if (joint > 2) {
        for (const side of [-1, 1]) {
          const bud: Place = [
            next[0] + side * 0.022 * (1 + noise(7)),
            next[1] + 0.012,
            next[2] + 0.018 * noise(8),
          ];
          branches.push(
            `sphere{0,1 scale <.011,.017,.008> rotate ${(side * 50).toFixed(0)}*z translate ${vector(bud)}}`,
          );
        }
      }
      [x, y, z] = next;
      dy *= 0.985;
    }
  }
  return put(jar, clay(color), at) + put(`union{${branches.join('')}}`, matt('#8c7a58'), at);
}

/** A potted plant with long arching leaves. */
export function planter(at: Place, pot: string, seed: number): string {
  const body = turned(points('0,0 0.13,0 0.15,0.05 0.18,0.22 0.19,0.34 0.175,0.35 0.16,0.33'));
  const blades: string[] = [];
  for (let index = 0; index < 34; index += 1) {
    const noise = (use: number) => latticeNoise(index, use, seed);
    const turn = index * 137.5 + 40 * noise(1);
    const length = 0.62 + 0.5 * noise(2);
    const lean = 0.16 + 0.75 * noise(3) ** 1.2;
    blades.push(blade(length, lean, 0.026 + 0.016 * noise(4), turn, (0.5 + noise(5)) * 0.5));
  }
  const soil = put('cylinder{<0,.31,0>,<0,.32,0>,.165}', matt('#3b2d23'), at);
  return (
    put(body, clay(pot), at) +
    soil +
    `union{${blades.join('')} translate ${vector([at[0], at[1] + 0.31, at[2]])}}\n`
  );
}

/** One arching leaf as a strip of triangles, folded along its midrib. */
function blade(length: number, lean: number, width: number, turn: number, tone: number): string {
  const steps = 10;
  const rib = Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const angle = lean * (0.35 + 1.5 * t * t);
    return {
      out: length * t * Math.sin(angle),
      up: length * t * Math.cos(angle),
      half: width * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.7,
    };
  });
  const triangles = rib.slice(1).flatMap((to, index) => {
    const from = rib[index];
    if (!from) return [];
    return [1, -1].flatMap((side) => {
      const [a, b]: [Place, Place] = [
        [from.out, from.up, 0],
        [to.out, to.up, 0],
      ];
      const c: Place = [from.out, from.up + from.half * 0.35, side * from.half];
      const d: Place = [to.out, to.up + to.half * 0.35, side * to.half];
      return [
        `triangle{${vector(a)},${vector(b)},${vector(d)}}`,
        `triangle{${vector(a)},${vector(d)},${vector(c)}}`,
      ];
    });
  });
  const green = `srgb <${(0.2 + 0.14 * tone).toFixed(3)},${(0.29 + 0.14 * tone).toFixed(3)},${(0.16 + 0.07 * tone).toFixed(3)}>`;
  return `mesh{${triangles.join('')} texture{pigment{${green}} finish{diffuse .75 specular .16 roughness .05}} rotate ${turn.toFixed(1)}*y}`;
}

/** A stack of books lying flat. */
export function books(at: Place, colors: readonly string[]): string {
  return colors
    .map((color, index) => {
      const [w, d] = [0.13 - index * 0.012, 0.095 - index * 0.008];
      const y = at[1] + index * 0.031;
      const cover = `difference{box{<${-w},0,${-d}>,<${w},.029,${d}>} box{<${-w + 0.006},.004,${-d - 0.01}>,<${w + 0.01},.025,${d - 0.004}>}}`;
      const pages = `box{<${-w + 0.006},.004,${-d + 0.004}>,<${w - 0.004},.025,${d - 0.004}>}`;
      const place: Place = [at[0], y, at[2]];
      const turn = 9 - index * 13;
      return put(cover, cloth(color), place, turn) + put(pages, matt('#ebe2cf'), place, turn);
    })
    .join('');
}

/** A round side table on three legs, 0.48 high. */
export function sideTable(at: Place, color: string): string {
  const legs = [0, 120, 240].map((turn) => `cone{<.13,.46,0>,.017,<.2,0,0>,.011 rotate ${turn + 20}*y}`);
  return (
    put('union{cylinder{<0,.455,0>,<0,.48,0>,.235} torus{.235,.0125 translate .4675*y}}', wood(color), at) +
    put(`union{${legs.join('')}}`, uprightWood(color), at)
  );
}

/** A small bowl. */
export function bowl(at: Place, color: string): string {
  const body = turned(
    points('0.0,0 0.035,0 0.04,0.012 0.085,0.05 0.1,0.085 0.096,0.086 0.08,0.055 0.03,0.022 0,0.02'),
  );
  return put(body, clay(color), at);
}

/** A framed sheet on the wall, an ogee arch of one colour printed on it. `size` is width and height. */
export function framedPrint(at: Place, size: readonly [number, number], ink: string): string {
  const [w, h] = [size[0] / 2, size[1] / 2];
  const rim = 0.014;
  const frame = `difference{${softBlock([-w, -h, -0.022], [w, h, 0], 0.003)} box{<${-w + rim},${-h + rim},-.03>,<${w - rim},${h - rim},-.006>}}`;
  const sheet = `box{<${-w + rim},${-h + rim},-.007>,<${w - rim},${h - rim},-.004>}`;
  const [a, b] = [w * 0.5, h * 0.5];
  const arch = `prism{linear_spline -.0012,0,9,<${-a},${-b}>,<${a},${-b}>,<${a},${b * 0.25}>,<${a * 0.78},${b * 0.62}>,<0,${b * 1.1}>,<${-a * 0.78},${b * 0.62}>,<${-a},${b * 0.25}>,<${-a},${-b}>,<${-a},${-b}> rotate -90*x translate -.0085*z}`;
  return put(frame, wood('#8a6242'), at) + put(sheet, matt('#efe7d8'), at) + put(arch, matt(ink), at);
}

/** A narrow-necked brass pot. */
export function brassPot(at: Place, scale: number): string {
  const body = turned(
    points('0.0,0 0.06,0 0.065,0.01 0.12,0.08 0.13,0.14 0.09,0.21 0.045,0.24 0.05,0.27 0.075,0.29'),
  );
  return put(`object{${body} scale ${scale}}`, brass(), at);
}
