import type { Composition } from '@tanabana/runtime/contracts/composition';
import { createRoot } from 'react-dom/client';
import type { PageHealth } from '../remotes/pageHealth';
import { Xray } from './Xray';

let close: (() => void) | undefined;

/** Opens the X-ray, or closes the X-ray and returns the focus. */
export function toggleXray(composition: Composition, health: PageHealth): void {
  if (close) {
    close();
    return;
  }
  const before = document.activeElement;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  close = () => {
    close = undefined;
    root.unmount();
    host.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  root.render(<Xray composition={composition} health={health} onClose={close} />);
}
