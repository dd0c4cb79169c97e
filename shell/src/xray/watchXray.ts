import type { Composition } from '@tanabana/contract/remotes/composition';
import type { PageHealth } from '../remotes/pageHealth';

/** Displays the remote of each region after Alt + Shift + X, or when the address ends with `#xray`. */
export function watchXray(composition: Composition, health: PageHealth): void {
  const toggle = () => void import('./toggleXray').then(({ toggleXray }) => toggleXray(composition, health));
  window.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyX') toggle();
  });
  const openByAddress = () => {
    if (window.location.hash === '#xray') toggle();
  };
  window.addEventListener('hashchange', openByAddress);
  openByAddress();
}
