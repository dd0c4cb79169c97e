/** Makes the test's browser report that the visitor wants no motion. */
export function preferReducedMotion(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      media,
      matches: media.includes('reduced-motion'),
    }),
  );
}
