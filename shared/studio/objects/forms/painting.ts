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
