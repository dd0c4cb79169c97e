import type { Pen } from '../Pen';

/** A shelf of brass and clay: an oil lamp with five flames, vessels, a peacock. */
export function lamps(pen: Pen): void {
  pen.line([0, 300], [480, 300]);
  for (let x = 10; x < 480; x += 20) pen.shape([x, 306], [x + 10, 306], [x + 5, 318]);
  const x = 240;
  pen
    .shape([x - 46, 300], [x + 46, 300], [x + 26, 284], [x - 26, 284])
    .shape([x - 6, 284], [x - 6, 158], [x + 6, 158], [x + 6, 284]);
  for (const y of [262, 226, 190]) pen.dot(x, y, 13);
  pen.shape([x - 74, 132], [x + 74, 132], [x + 34, 158], [x - 34, 158]);
  for (const dx of [-66, -33, 0, 33, 66]) {
    const top = dx === 0 ? 60 : 92;
    pen
      .bow([x + dx - 7, 128], [x + dx - 11, (128 + top) / 2], [x + dx, top])
      .bow([x + dx + 7, 128], [x + dx + 11, (128 + top) / 2], [x + dx, top]);
    pen.dot(x + dx, 118, 4);
  }
  pen.pot(92, 300, 40).pot(392, 300, 34);
  for (const radius of [22, 30]) pen.ring(92, 260, radius + 18).ring(392, 266, radius + 12);
  pen.pot(154, 300, 18).pot(330, 300, 20).pot(448, 300, 18).pot(30, 300, 18);
  pen.sun(96, 90, 22).sun(388, 90, 22);
}
