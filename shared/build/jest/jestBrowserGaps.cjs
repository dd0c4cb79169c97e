// Browser features that pages use and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

// Undefined in test files that choose the environment of Node.
const { window } = globalThis;
if (window) {
  class IdleObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: IdleObserver,
    ResizeObserver: IdleObserver,
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
  // axe tries to draw text to detect icon fonts.
  window.HTMLCanvasElement.prototype.getContext = () => null;
}
