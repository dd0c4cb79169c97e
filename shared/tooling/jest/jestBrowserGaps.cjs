// Browser features that pages use and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

// `window` is undefined in test files that select the Node environment.
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
  // jsdom computes no layout, so no element is at any point.
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
  // axe draws text on a canvas to detect icon fonts. jsdom has no canvas.
  window.HTMLCanvasElement.prototype.getContext = () => null;
}
