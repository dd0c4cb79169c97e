// Browser features that pages use and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

// A test file may choose an environment without a window.
const { window } = globalThis;
if (window) {
  class SeesNothing {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: SeesNothing,
    ResizeObserver: SeesNothing,
    matchMedia: (media) => Object.assign(new window.EventTarget(), { media, matches: false }),
    scrollTo: () => undefined,
    reportError: () => undefined,
  });
  window.performance.mark ??= () => undefined;
  // jsdom paints nothing.
  window.Document.prototype.elementsFromPoint = () => [];
  window.Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal() {
      this.open = true;
    },
    close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new window.Event('close'));
    },
  });
  // axe draws text to detect icon fonts.
  window.HTMLCanvasElement.prototype.getContext = () => null;
}
