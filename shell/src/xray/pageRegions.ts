import type { Composition } from '@tanabana/runtime/contracts/composition';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';
import { useEffect, useState } from 'react';

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

/** Returns the regions of the page, measured in every frame. */
export function usePageRegions(composition: Composition): readonly PageRegion[] {
  const [regions, setRegions] = useState(() => pageRegions(composition));
  useEffect(() => {
    const frame = requestAnimationFrame(() => setRegions(pageRegions(composition)));
    return () => cancelAnimationFrame(frame);
  });
  return regions;
}
