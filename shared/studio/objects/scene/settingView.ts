import type { Form, Model } from '../form';
import { add, cross, scale, unit, type Vector } from '../geometry/vector';
import type { Random } from '../random';
import { arrangement } from '../settings/arrangement';
import { furnished } from '../settings/furnished';
import { LOOKS, type LookName } from '../settings/looks';
import { room, type Room } from '../settings/room';
import { stems } from '../settings/stems';
import { frameReach, framing, povCamera, towardsCamera } from './camera';
import { outline } from './outline';

/** The object in use, in a corner of a room, with one or two things beside it. */
export function settingView(
  form: Form,
  model: Model,
  aspect: number,
  random: Random,
  name?: LookName,
): string {
  const object = outline(model);
  const [left, right, low, back] = [
    object.reduce((least, [x]) => Math.min(least, x), Infinity),
    object.reduce((most, [x]) => Math.max(most, x), -Infinity),
    object.reduce((least, [, y]) => Math.min(least, y), Infinity),
    object.reduce((most, [, , z]) => Math.max(most, z), -Infinity),
  ];
  const { mouth } = form;
  const filled = mouth !== undefined && random() < 0.8;
  const tips: Vector[] = filled ? [[0, mouth.height * 1.72, 0]] : [];
  const direction = towardsCamera(Math.max(8, Math.min(26, form.elevation)), random() * 16 - 4);
  const top = object.reduce((most, [, y]) => Math.max(most, y), -Infinity);
  // What lies flat fills more of the width, or most of the picture would be the table.
  const isFlat = top - low < 0.4 * (right - left);
  const fill = {
    height: filled ? 0.72 : 0.52,
    width: form.place === 'wall' ? (form.settingWidth ?? 0.5) : isFlat ? 0.74 : 0.58,
  };
  const camera = framing([...object, ...tips], direction, aspect, fill);
  const reach = frameReach(camera);

  const onWall = form.place === 'wall';
  if (name) {
    const behind = back + (onWall ? 0.4 : 0.62 * reach);
    const shift = add(scale(unit(cross([0, 1, 0], scale(direction, -1))), (isFlat ? 0.12 : 0.16) * reach), [
      0,
      reach * (isFlat ? 0.2 : 0.12),
      0,
    ]);
    return [
      povCamera({ ...camera, location: add(camera.location, shift), lookAt: add(camera.lookAt, shift) }),
      furnished(LOOKS[name], { reach, wall: behind, left, right, low, onWall }, random),
      ...(filled ? [stems(random, mouth, {})] : []),
    ].join('\n');
  }
  const kind = kindOfRoom(form, right - left < reach * 0.9, random);
  const behind = { niche: 0.22, tabletop: 0.55, floor: 0.55 }[kind] * reach;
  const place: Room = { reach, kind, wall: back + (onWall ? 0.4 : behind) };
  // The object is on the left, so that its companions and the light have room.
  const aside = kind === 'niche' ? 0 : 0.16 * reach;
  const shift = add(scale(unit(cross([0, 1, 0], scale(direction, -1))), aside), [0, reach * 0.12, 0]);
  return [
    povCamera({ ...camera, location: add(camera.location, shift), lookAt: add(camera.lookAt, shift) }),
    room(place, random),
    ...(filled ? [stems(random, mouth, {})] : []),
    ...arrangement(form, { room: place, left, right, filled }, random),
  ].join('\n');
}

function kindOfRoom(form: Form, narrow: boolean, random: Random): Room['kind'] {
  if (form.place === 'floor') return 'floor';
  return form.place === 'table' && narrow && random() < 0.5 ? 'niche' : 'tabletop';
}
