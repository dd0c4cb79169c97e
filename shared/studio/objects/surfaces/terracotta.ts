import { povColour, toned } from '../drawing/colour';
import type { Surface } from '../surface';
import { imagePigment } from './imagePigment';
import { paintedDrawing } from './paintedDrawing';

/** Fired clay left bare, painted with slips; matt, with the rings of the wheel still on it. */
export const terracotta: Surface = {
  draw: (canvas, shapes, dressing) => ({
    colour: paintedDrawing(canvas, shapes, dressing, { stray: 0.12, outline: 0.03 }),
  }),
  relief: (canvas) => (_u, v) =>
    0.018 * Math.sin(v * canvas.height * 5.2) + 0.012 * Math.sin(v * canvas.height * 2.3 + 1),
  dress: (_part, image, { palette }) => {
    const bare = povColour(palette.ground);
    const clay = image ? imagePigment(image('colour')) : bare;
    const burnt = `pigment{bozo turbulence .6 color_map{[.35 rgbt<1,1,1,1>][.75 ${povColour(toned(palette.ground, 0.62)).replace('rgb<', 'rgbt<').replace('>', ',.72>')}]} scale 5}`;
    const dust = `pigment{granite color_map{[.3 rgbt<.75,.55,.42,.84>][.55 rgbt<1,1,1,1>]} scale 1.6}`;
    const finish =
      'finish{ambient 0 diffuse .85 specular .03 roughness .2} normal{average normal_map{[1 granite .22 scale 1.3][1 bumps .3 scale .09]}}';
    return `texture{pigment{${clay}} ${finish}} texture{${burnt} ${finish}} texture{${dust} ${finish}}`;
  },
};
