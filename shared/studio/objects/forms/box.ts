import type { Canvas, Form } from '../form';
import { moved } from '../geometry/moved';
import { slab } from '../geometry/slab';

const [WIDTH, DEPTH, BODY, LID] = [22, 15, 6.4, 2.6];

const side = (name: string, height: number): Canvas => ({
  name,
  width: 2 * (WIDTH + DEPTH) - 4,
  height,
  kind: 'wall',
  zones: [{ name: 'rim', from: 0.04, to: 0.96 }],
});

/** A lidded box, 22 by 15 cm, standing a little askew. */
export const box: Form = {
  canvases: [
    {
      name: 'top',
      width: WIDTH,
      height: DEPTH,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.08, to: 0.3 },
        { name: 'field', from: 0.34, to: 1 },
      ],
    },
    side('lid', LID),
    side('body', BODY),
  ],
  elevation: 33,
  fill: { height: 0.7, width: 0.84 },
  closeUp: { at: [-2, 8.4, -3.5], height: 11 },
  place: 'table',
  build: ({ relief }) => {
    const [topRelief, lidRelief, bodyRelief] = [relief('top'), relief('lid'), relief('body')];
    const shape = { width: WIDTH, depth: DEPTH, corner: 0.9 };
    const lid = slab({
      ...shape,
      bottom: BODY + 0.12,
      top: BODY + LID,
      edge: 0.45,
      ...(topRelief && { topRelief }),
      ...(lidRelief && { sideRelief: lidRelief }),
    });
    const body = slab({
      ...shape,
      bottom: 0,
      top: BODY,
      edge: 0.25,
      ...(bodyRelief && { sideRelief: bodyRelief }),
    });
    const askew = { rotate: [0, 24, 0] } as const;
    return {
      parts: [
        { role: 'top', mesh: moved(lid.top, askew) },
        { role: 'lid', mesh: moved(lid.sides, askew) },
        { role: 'body', mesh: moved(body.sides, askew) },
        { role: 'trim', mesh: moved(body.top, askew) },
      ],
    };
  },
};
