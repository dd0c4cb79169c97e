import type { Form } from '../form';
import { framedSheet } from './framedSheet';

/** A wide framed panel of 46 by 30 cm without a mount. */
export const panel: Form = framedSheet({
  width: 46,
  height: 30,
  mount: 0,
  frame: 1.8,
  zones: [
    { name: 'rim', from: 0.03, to: 0.2 },
    { name: 'centre', from: 0.22, to: 1 },
  ],
});
