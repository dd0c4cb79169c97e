import type { Composition } from '@tanabana/runtime/contracts/composition';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';
import { useEffect, useState } from 'react';

/** A region of the page that one deployable owns. */
export interface PageRegion {
  /** Short name of the region. */
  readonly title: string;
  /** `shell`, or the remote. */
  readonly owner: string;
  /** Expose of the remote; absent for the shell's own regions. */
  readonly expose?: string;
  readonly element: Element;
}

/** Finds the regions of the current page, in document order. */
export function pageRegions({ routes }: Composition): readonly PageRegion[] {
  const match = matchRoute(routes, window.location.pathname);
  const shellPart = (title: string, selector: string): readonly PageRegion[] => {
    const element = document.querySelector(selector);
    return element ? [{ title, owner: 'shell', element }] : [];
  };
  // The main element itself starts behind the header.
  const [main] = shellPart('Page', '#main > :last-child');
  const page = main && match ? { ...main, owner: match.remote, expose: match.expose } : main;
  const fragments = [...document.querySelectorAll('[data-fragment]')].map((element) => {
    const [owner = '', part = ''] = (element.getAttribute('data-fragment') ?? '').split('/');
    return { title: 'Fragment', owner, expose: `./fragments/${part}`, element };
  });
  return [
    ...shellPart('Header', 'header'),
    ...(page ? [page] : []),
    ...fragments,
    ...shellPart('Footer', 'footer'),
  ];
}

/** Measures again whenever something on the page may have moved, at most once per frame. */
export function useMeasured<Value>(measure: () => Value): Value {
  const [value, setValue] = useState(measure);
  useEffect(() => {
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setValue(measure));
    };
    const resizes = new ResizeObserver(again);
    const changes = new MutationObserver(again);
    resizes.observe(document.body);
    const page = document.getElementById('root');
    if (page) changes.observe(page, { childList: true, subtree: true });
    window.addEventListener('scroll', again, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', again);
    };
  }, [measure]);
  return value;
}
