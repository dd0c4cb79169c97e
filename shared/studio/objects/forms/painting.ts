import type { Form } from '../form';
import { framedSheet } from './framedSheet';

/** A framed painting of 30 by 38 cm within a narrow mount. */
export const painting: Form = framedSheet({
  width: 30,
  height: 38,
  mount: 2.6,
  frame: 2.2,
  zones: [
    { name: 'rim', from: 0.03, to: 0.2 },
    { name: 'centre', from: 0.22, to: 1 },
  ],
});

/** A tall framed painting of 30 by 44 cm within a linen mount. */
export const tallPainting: Form = framedSheet({
  width: 30,
  height: 44,
  mount: 3.4,
  frame: 1.8,
  fill: { height: 0.76, width: 0.8 },
  zones: [
    { name: 'rim', from: 0.03, to: 0.12 },
    { name: 'centre', from: 0.15, to: 1 },
  ],
});

/** A framed painting of 24 by 31 cm without a mount, most of it border. */
export const borderedPainting: Form = framedSheet({
  width: 24,
  height: 31,
  mount: 0,
  frame: 2,
  fill: { height: 0.7, width: 0.72 },
  zones: [
    { name: 'rim', from: 0.02, to: 0.3 },
    { name: 'centre', from: 0.31, to: 1 },
  ],
});
