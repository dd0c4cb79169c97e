import { byHand } from '../drawing/byHand';
import { povColour, toned } from '../drawing/colour';
import { paintedPen } from '../pens/paintedPen';
import { between } from '../random';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { imagePigment } from './imagePigment';

/** Speckled stoneware of Khurja: brushwork under a satin glaze, the clay showing at rim and foot. */
export const stoneware: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const area = canvas.width * canvas.height;
    const specks = Array.from({ length: Math.round(area * 4) }, () => {
      const [x, y, r] = [
        random() * canvas.width,
        random() * canvas.height,
        between(random, 0.012, 0.05) * (random() > 0.94 ? 1.8 : 1),
      ];
      return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(3)}" fill="#4a3524" fill-opacity="${between(random, 0.25, 0.75).toFixed(2)}"/>`;
    });
    const bareFoot =
      canvas.name === 'outside'
        ? `<rect x="0" y="${canvas.height - 0.75}" width="100%" height="1" fill="#a9825c"/>`
        : '';
    return {
      colour: canvasDrawing(canvas, {
        background: 'url(#glaze)',
        definitions: `<linearGradient id="glaze" x2="0" y2="1"><stop offset="0" stop-color="${toned(palette.ground, 0.8)}"/><stop offset=".05" stop-color="${palette.ground}"/><stop offset=".8" stop-color="${toned(palette.ground, 1.03)}"/><stop offset="1" stop-color="${toned(palette.ground, 0.9)}"/></linearGradient>`,
        body: paintedPen(byHand(shapes, 0.12), palette, 0.04, random) + specks.join('') + bareFoot,
      }),
    };
  },
  dress: (_part, image, { palette }) => {
    const pigment = image ? imagePigment(image('colour')) : povColour(toned(palette.ground, 0.97));
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .84 specular .15 roughness .06 reflection{0,.4 fresnel on} conserve_energy} normal{average normal_map{[1 bumps .06 scale .5][1 granite .02 scale 3]}}} interior{ior 1.45}`;
  },
};
