import type { Composition } from '@tanabana/runtime/contracts/composition';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';
import { useEffect, useState } from 'react';

/** A region of the page that one deployable owns. */
export interface PageRegion {
  readonly title: string;
  /** `shell`, or the remote. */
  readonly owner: string;
  /** Empty for regions of the shell. */
  readonly expose: string;
  readonly box: DOMRect;
}

function pageRegions({ routes }: Composition): readonly PageRegion[] {
  const find = (title: string, selector: string, { remote: owner = 'shell', expose = '' } = {}) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
      const box = element.getBoundingClientRect();
      const [remote, fragment] = element.dataset.fragment?.split('/') ?? [];
      return remote
        ? { title, owner: remote, expose: `./fragments/${fragment}`, box }
        : { title, owner, expose, box };
    });
  return [
    ...find('Header', '#root > header'),
    // The main element begins behind the header.
    ...find('Page', '#main > :last-child', matchRoute(routes, window.location.pathname)),
    ...find('Fragment', '[data-fragment]'),
    ...find('Footer', '#root > footer'),
  ];
}

/** Returns the regions of the page. Measures them at most once per frame when the page changes. */
export function usePageRegions(composition: Composition): readonly PageRegion[] {
  const [regions, setRegions] = useState(() => pageRegions(composition));
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setRegions(pageRegions(composition)));
    };
    const resizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    resizes.observe(document.body);
    const root = document.getElementById('root');
    if (root) changes.observe(root, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [composition]);
  return regions;
}
