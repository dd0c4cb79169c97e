import type { Composition } from '@tanabana/runtime/contracts/composition';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';

/** A part of the page that one deployable answers for. */
export interface PageRegion {
  /** What it is, in a word or two. */
  readonly title: string;
  /** `shell`, or the remote. */
  readonly owner: string;
  /** What the remote exposes it as; absent for the shell's own. */
  readonly expose?: string;
  readonly element: Element;
}

/** Finds the regions of the page that is on the screen, in the order in which they stand there. */
export function pageRegions({ routes }: Composition): readonly PageRegion[] {
  const match = matchRoute(routes, window.location.pathname);
  const shellPart = (title: string, selector: string): readonly PageRegion[] => {
    const element = document.querySelector(selector);
    return element ? [{ title, owner: 'shell', element }] : [];
  };
  // The main element itself begins behind the header.
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
