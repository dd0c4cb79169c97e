import { brass, clay, cloth, matt, uprightWood, wood } from '../materials';
import { type Place, put, softBlock } from '../povText';

/** A long table on four tapered legs, 0.75 high, with a runner of cloth down its middle. */
export function table(at: Place, length: number, color: string, runner: string): string {
  const half = length / 2;
  const legs = [-half + 0.09, half - 0.09].flatMap((dx) =>
    [-0.27, 0.27].map((dz) =>
      put('cone{<0,0,0>,.022,<0,.71,0>,.034}', uprightWood(color), [at[0] + dx, at[1], at[2] + dz]),
    ),
  );
  return [
    put(softBlock([-half, 0.71, -0.36], [half, 0.75, 0.36], 0.01), wood(color), at),
    put(softBlock([-half + 0.08, 0.64, -0.29], [half - 0.08, 0.71, 0.29], 0.004), wood(color), at),
    ...legs,
    put(softBlock([-0.19, 0.52, -0.366], [0.19, 0.756, 0.366], 0.004), cloth(runner), at),
  ].join('');
}

/** A round stool with a woven seat, 0.44 high. */
export function stool(at: Place, color: string, seat: string): string {
  const legs = [45, 135, 225, 315].map(
    (turn) =>
      `cylinder{<.15,.4,0>,<.19,0,0>,.016 rotate ${turn}*y} cylinder{<.172,.2,0>,<0,.2,.172>,.009 rotate ${turn}*y}`,
  );
  const top = 'union{cylinder{<0,.4,0>,<0,.425,0>,.18} torus{.18,.022 translate .412*y}}';
  return put(`union{${legs.join('')}}`, uprightWood(color), at) + put(top, cloth(seat), at);
}

/** A lamp with a brass dome on a cord from the ceiling; its rim is at the place. */
export function pendantLamp(at: Place): string {
  const dome =
    'lathe{cubic_spline 8,<.2,0>,<.2,0>,<.19,.05>,<.14,.12>,<.06,.17>,<.03,.21>,<.012,.23>,<.012,.23>}';
  return (
    put(dome, brass(), at) +
    put('cylinder{<0,.2,0>,<0,3,0>,.005}', matt('#3a332c'), at) +
    put('sphere{<0,.07,0>,.05}', 'texture{pigment{srgb <1,.9,.7>} finish{diffuse .3 emission .9}}', at)
  );
}

/** A pile of fruit: pomegranates in a wide clay bowl. */
export function fruitBowl(at: Place): string {
  const bowl =
    'lathe{cubic_spline 9,<0,0>,<.06,0>,<.065,.012>,<.13,.05>,<.17,.1>,<.164,.1>,<.12,.055>,<.05,.025>,<0,.022>}';
  const fruit = [
    [-0.07, 0.1, 0.02],
    [0.06, 0.1, 0.05],
    [0.01, 0.1, -0.07],
    [0, 0.17, 0],
  ].map(
    ([x = 0, y = 0, z = 0], index) =>
      `union{sphere{0,.052} cone{<0,.045,0>,.014,<0,.07,0>,.02} rotate ${index * 40 - 50}*z translate <${x},${y},${z}>}`,
  );
  const skin =
    'texture{pigment{bozo scale .03 turbulence .5 color_map{[0 srgb <.55,.13,.1>][1 srgb <.72,.27,.16>]}} finish{diffuse .75 specular .2 roughness .04}}';
  return put(bowl, clay('#7d8b86'), at) + put(`union{${fruit.join('')}}`, skin, at);
}
