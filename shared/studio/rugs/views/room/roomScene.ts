import { daylight } from './daylight';
import { FLOOR_METRES } from './floorBoards';
import { vector } from './povText';
import type { Room } from './room';

/** A rug to lay in a room: its picture and the part of it that has a pile, less fringe, as shares. */
interface LaidRug {
  /** Image file in the folder of the scene, with transparency. */
  readonly file: string;
  /** Width divided by length, fringe included. */
  readonly ratio: number;
}

/** The file name of the floor's picture, beside the scene. */
export const FLOOR_FILE = 'floor.png';

/** Writes a room with a rug as a POV-Ray scene in its daylight. */
export function roomScene(room: Room, rug: LaidRug, aspect: number): string {
  const { from, to, angle } = room.camera;
  return `#version 3.7;
global_settings{assumed_gamma 1 max_trace_level 8
 radiosity{pretrace_start .08 pretrace_end .016 count 50 nearest_count 8 error_bound .75 recursion_limit 2 low_error_factor .6 gray_threshold .1 minimum_reuse .018 brightness 1}}
#default{finish{ambient 0 diffuse .8}}
camera{location ${vector(from)} right ${aspect}*x up y look_at ${vector(to)} angle ${angle}}
sky_sphere{pigment{gradient y color_map{[0 srgb <.82,.78,.72>*.8][.6 srgb <.88,.92,1>*.95]}}}
${daylight(room.light ?? 'bars')}
${room.wall}
box{<-6,-.05,-9>,<6,0,.3> texture{pigment{image_map{png "${FLOOR_FILE}" gamma srgb interpolate 2} rotate 90*x scale ${FLOOR_METRES} translate <-3,0,0>} normal{bumps .02 scale .2} finish{diffuse .75 specular .1 roughness .05 reflection{.01,.06}}}}
${room.scene}
${rugText(room, rug)}`;
}

/** The rug as a thin sheet a finger's breadth above the floor, so that it throws a shadow of its own. */
function rugText({ rug }: Room, { file, ratio }: LaidRug): string {
  const long = rug.length;
  const wide = long * ratio;
  const sheet = (height: number) =>
    `polygon{5,<0,0>,<1,0>,<1,1>,<0,1>,<0,0> texture{pigment{image_map{png "${file}" gamma srgb interpolate 2}} normal{bumps .25 scale .004} finish{diffuse .82}} rotate 90*x translate <-.5,0,-.5> scale <${wide.toFixed(4)},1,${long.toFixed(4)}> rotate ${rug.turn}*y translate ${vector([rug.at[0], height, rug.at[2]])}}`;
  return [0.004, 0.008, 0.012].map(sheet).join('\n');
}
