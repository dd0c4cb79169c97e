/** Makes the visitor of a test one who asks that nothing move. */
export function preferStillness(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      media,
      matches: media.includes('reduced-motion'),
    }),
  );
}
