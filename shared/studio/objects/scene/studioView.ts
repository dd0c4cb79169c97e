import type { Form, Model } from '../form';
import { add, scale } from '../geometry/vector';
import { framing, frameReach, povCamera, towardsCamera, widthAngle, type Camera } from './camera';
import { outline } from './outline';
import { studio } from './studio';

/** The whole object before the studio backdrop, filling two thirds of the frame. */
export function wholeView(form: Form, model: Model, aspect: number): string {
  const camera = wholeFrame(form, model, aspect);
  return povCamera(camera) + studio(frameReach(camera), backdropWall(model));
}

/** A part of the object from near by, sharp all over. */
export function closeView(form: Form, model: Model, aspect: number): string {
  const direction = towardsCamera(form.elevation + 12, 20);
  const angle = widthAngle(aspect) * 0.8;
  const distance = (form.closeUp.height * aspect) / 2 / Math.tan((angle * Math.PI) / 360);
  const camera: Camera = {
    location: add(form.closeUp.at, scale(direction, distance)),
    lookAt: form.closeUp.at,
    angle,
    aspect,
  };
  return povCamera(camera) + studio(frameReach(wholeFrame(form, model, aspect)), backdropWall(model));
}

const FILL = { height: 0.66, width: 0.76 };

function wholeFrame(form: Form, model: Model, aspect: number): Camera {
  return framing(outline(model), towardsCamera(form.elevation, 0), aspect, form.fill ?? FILL);
}

/** Where the backdrop is for an object that touches no floor: right behind it. */
function backdropWall(model: Model): number | undefined {
  const points = outline(model);
  const lowest = points.reduce((least, [, y]) => Math.min(least, y), Infinity);
  if (lowest < 2) return undefined;
  return points.reduce((most, [, , z]) => Math.max(most, z), -Infinity) + 0.6;
}
