import { cloth, uprightWood, wood } from '../materials';
import { pillow, type Place, put, softBlock } from '../povText';

/** A low wooden bench, 1.5 wide, 0.42 high and 0.38 deep, with a folded throw; its foot stands at the place. */
export function bench(at: Place, color: string, throwColor: string): string {
  const [x, y, z] = at;
  const slats = [-0.135, 0, 0.135].map((dz) =>
    put(softBlock([-0.75, 0.385, dz - 0.06], [0.75, 0.42, dz + 0.06], 0.008), wood(color), at),
  );
  const legs = [-0.62, 0.62].flatMap((dx) =>
    [-0.15, 0.15].map((dz) =>
      put(`cone{<0,0,0>,.017,<0,.385,0>,.026}`, uprightWood(color), [x + dx * 1.03, y, z + dz]),
    ),
  );
  const rails = put(softBlock([-0.62, 0.34, -0.02], [0.62, 0.38, 0.02], 0.006), wood(color), at);
  const folds = [0, 1, 2].map((fold) =>
    put(
      pillow([0.2 - fold * 0.006, 0.017, 0.19], 0.3),
      cloth(throwColor),
      [x - 0.42, y + 0.438 + fold * 0.031, z],
      4,
    ),
  );
  return [...slats, ...legs, rails, ...folds].join('');
}

/** A two-seat sofa with loose cushions, 1.9 wide; its middle foot line stands at the place. */
export function sofa(at: Place, color: string, cushions: readonly [string, string]): string {
  const [x, y, z] = at;
  const fabric = cloth(color);
  const part = (body: string, place: Place, turn = 0) =>
    put(body, fabric, [x + place[0], y + place[1], z + place[2]], turn);
  const legs = [-0.82, 0.82].flatMap((dx) =>
    [-0.34, 0.3].map((dz) =>
      put('cone{<0,0,0>,.014,<0,.15,0>,.022}', uprightWood('#6b4a32'), [x + dx, y, z + dz]),
    ),
  );
  return [
    ...legs,
    part(softBlock([-0.95, 0.14, -0.42], [0.95, 0.32, 0.42], 0.05), [0, 0, 0]),
    part(pillow([0.405, 0.095, 0.4], 0.22), [-0.4, 0.39, -0.05]),
    part(pillow([0.405, 0.095, 0.4], 0.22), [0.4, 0.39, -0.05]),
    part(softBlock([-0.95, 0.3, 0.24], [0.95, 0.78, 0.44], 0.08), [0, 0, 0]),
    part(softBlock([-1.02, 0.14, -0.42], [-0.82, 0.58, 0.42], 0.07), [0, 0, 0]),
    part(softBlock([0.82, 0.14, -0.42], [1.02, 0.58, 0.42], 0.07), [0, 0, 0]),
    part(`object{${pillow([0.38, 0.21, 0.1], 0.4)} rotate -14*x}`, [-0.4, 0.66, 0.17]),
    part(`object{${pillow([0.38, 0.21, 0.1], 0.4)} rotate -14*x}`, [0.4, 0.66, 0.17]),
    put(`object{${pillow([0.22, 0.2, 0.08], 0.5)} rotate -20*x rotate 12*z}`, cloth(cushions[0]), [
      x - 0.6,
      y + 0.64,
      z,
    ]),
    put(`object{${pillow([0.2, 0.14, 0.075], 0.5)} rotate -24*x rotate -6*z}`, cloth(cushions[1]), [
      x + 0.56,
      y + 0.59,
      z - 0.02,
    ]),
  ].join('');
}

/** A low daybed on turned legs with a mattress and two bolsters, 1.9 wide. */
export function daybed(at: Place, color: string, mattress: string, bolsters: string): string {
  const [x, y, z] = at;
  const leg =
    'lathe{cubic_spline 10,<0,0>,<.02,0>,<.026,.03>,<.016,.06>,<.034,.13>,<.018,.2>,<.034,.24>,<.034,.34>,<.03,.36>,<0,.37>}';
  const legs = [-0.88, 0.88].flatMap((dx) =>
    [-0.36, 0.36].map((dz) => put(leg, uprightWood(color), [x + dx, y, z + dz])),
  );
  const bolster =
    'union{cylinder{<-.3,0,0>,<.3,0,0>,.115} sphere{0,.115 scale <.35,1,1> translate -.3*x} sphere{0,.115 scale <.35,1,1> translate .3*x}}';
  return [
    ...legs,
    put(softBlock([-0.92, 0.25, -0.4], [0.92, 0.33, 0.4], 0.012), wood(color), at),
    put(pillow([0.92, 0.075, 0.4], 0.16), cloth(mattress), [x, y + 0.4, z]),
    put(bolster, cloth(bolsters), [x - 0.5, y + 0.585, z + 0.24]),
    put(bolster, cloth(bolsters), [x + 0.32, y + 0.585, z + 0.24]),
  ].join('');
}

/** A lounge chair with a slender wooden frame and two cushions, turned by some degrees. */
export function loungeChair(at: Place, turn: number, color: string, fabric: string): string {
  const frame = [-0.33, 0.33].map(
    (dx) =>
      `cylinder{<${dx},0,-.34>,<${dx},.56,-.3>,.019} cylinder{<${dx},0,.36>,<${dx},.78,.46>,.019} cylinder{<${dx},.55,-.34>,<${dx},.58,.42>,.021} cylinder{<${dx},.26,-.33>,<${dx},.22,.38>,.016}`,
  );
  const slats = [0.4, 0.54, 0.68].map(
    (height) =>
      `cylinder{<-.33,${height},${0.4 + height * 0.08}>,<.33,${height},${0.4 + height * 0.08}>,.012}`,
  );
  const bars = 'cylinder{<-.33,.26,-.32>,<.33,.26,-.32>,.016} cylinder{<-.33,.22,.37>,<.33,.22,.37>,.016}';
  const seat = `object{${pillow([0.31, 0.07, 0.35], 0.24)} rotate 4*x translate <0,.33,.02>}`;
  const back = `object{${pillow([0.31, 0.25, 0.07], 0.3)} rotate 14*x translate <0,.62,.34>}`;
  return (
    put(`union{${frame.join('')}${slats.join('')}${bars}}`, uprightWood(color), at, turn) +
    put(`union{${seat}${back}}`, cloth(fabric), at, turn)
  );
}
