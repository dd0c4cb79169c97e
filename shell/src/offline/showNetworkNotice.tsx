import { createRoot } from 'react-dom/client';
import { NetworkNotice } from '../layout/NetworkNotice';
import type { NetworkWatch } from './networkState';

/** Puts the notice of a missing network beside the page. */
export function showNetworkNotice(network: NetworkWatch): void {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<NetworkNotice network={network} />);
}
