/** What browsers have and jsdom lacks, and what webpack sets. */
Object.assign(globalThis, { __webpack_public_path__: '/assets/content/1.0.0/' });

if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    scrollTo: () => undefined,
  });
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
