import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageHealth } from '../remotes/pageHealth';

/** Hash of an address that opens the X-ray, for devices without a keyboard. */
const XRAY_HASH = '#xray';

/** Alt + Shift + X, or an address that ends with `#xray`, shows which remote each region comes from. */
export function watchXray(composition: Composition, health: PageHealth): void {
  const toggle = () => void import('./toggleXray').then(({ toggleXray }) => toggleXray(composition, health));
  window.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyX') toggle();
  });
  if (window.location.hash === XRAY_HASH) toggle();
}
