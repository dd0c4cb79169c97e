/** Makes `matchMedia` report that the visitor prefers reduced motion. */
export function preferReducedMotion(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      media,
      matches: media.includes('reduced-motion'),
    }),
  );
}
