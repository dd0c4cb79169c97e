import { gridMesh } from '../geometry/gridMesh';
import { povMesh } from '../geometry/povMesh';
import { povVector } from '../geometry/povNumbers';
import type { Vector } from '../geometry/vector';

/**
 * A seamless backdrop under one large soft key light from the upper left and a weak cool fill.
 * Panels that only reflections see give glaze and metal the windows they shine with.
 *
 * @param reach half the height of the frame, in centimetres: the studio is as large as the object needs
 * @param wall distance of the backdrop behind what hangs on it; left out for what stands on the floor
 */
export function studio(reach: number, wall?: number): string {
  const at = (x: number, y: number, z: number) => povVector([x * reach, y * reach, z * reach]);
  return `
sphere{0,1 hollow no_shadow no_image pigment{gradient y scale 2 translate -y color_map{[0 rgb<.02,.017,.014>][.5 rgb<.05,.045,.04>][.62 rgb<.16,.15,.14>][1 rgb<.05,.05,.055>]}} finish{ambient 0 diffuse 0 emission 1} scale ${(60 * reach).toFixed(3)}}
${backdrop(reach, wall)}
light_source{<0,0,0> rgb<1.03,.98,.92>*.74
 area_light x*${(3.4 * reach).toFixed(3)},y*${(3.4 * reach).toFixed(3)},7,7 adaptive #if(Objects) 0 #else 3 #end jitter circular orient
 translate ${at(-4.2, 6.2, -4.6)}}
light_source{${at(7, 3.5, -4)} rgb<.8,.9,1>*.05 shadowless}
#macro Panel(Where, Wide, High, Glow)
polygon{5,<-.5,-.5>,<.5,-.5>,<.5,.5>,<-.5,.5>,<-.5,-.5> scale<Wide,High,1>
 #local F=vnormalize(-Where); #local S=vnormalize(vcross(y,F)); #local U=vcross(F,S);
 matrix<S.x,S.y,S.z,U.x,U.y,U.z,F.x,F.y,F.z,Where.x,Where.y,Where.z>
 pigment{rgb 1} finish{ambient 0 diffuse 0 emission Glow} no_shadow no_image no_radiosity}
#end
Panel(${at(-4.2, 5.2, -4.2)}, ${(3.6 * reach).toFixed(3)}, ${(4.4 * reach).toFixed(3)}, <1.9,1.82,1.7>*1.1)
Panel(${at(6.5, 3.2, -1.5)}, ${(1.6 * reach).toFixed(3)}, ${(6 * reach).toFixed(3)}, <.8,.88,1>*.5)
Panel(${at(0.6, 7.5, 0.4)}, ${(3 * reach).toFixed(3)}, ${(2 * reach).toFixed(3)}, <1,.95,.88>*.6)
polygon{5,<-20,-3.85>,<20,-3.85>,<20,-.5>,<-20,-.5>,<-20,-3.85> rotate x*90 translate y*.02 scale ${reach.toFixed(3)}
 pigment{gradient z scale ${(3.4 * reach).toFixed(3)} translate z*${(-3.9 * reach).toFixed(3)} color_map{[0 rgb 0 transmit .06][1 rgb 0 transmit 1]}} finish{diffuse 0} no_shadow no_image no_radiosity}
`;
}

/** Floor and wall in one sweep, without an edge. */
function backdrop(reach: number, wall?: number): string {
  const [front, foot, turn, top] = [-14, 2.2, 7, 22].map((share) => share * reach) as [
    number,
    number,
    number,
    number,
  ];
  const point = (u: number, v: number): Vector => {
    const x = (u - 0.5) * 44 * reach;
    if (wall !== undefined) return [x, (v - 0.5) * 40 * reach, wall];
    if (v < 0.3) return [x, 0, front + ((foot - front) * v) / 0.3];
    if (v > 0.7) return [x, turn + ((top - turn) * (v - 0.7)) / 0.3, foot + turn];
    const angle = ((v - 0.3) / 0.4) * (Math.PI / 2);
    return [x, turn - turn * Math.cos(angle), foot + turn * Math.sin(angle)];
  };
  // A pass of its own: it is smooth, and needs far fewer rays than the object.
  // Part of its colour is emissive, so that floor and wall are equally light.
  return `object{${povMesh(gridMesh({ columns: 4, rows: 60, closed: false, point }))} }
 texture{pigment{rgb<.585,.455,.335>} finish{ambient 0 diffuse .6 emission .1} } no_shadow #if(Objects) no_image #end}`;
}
