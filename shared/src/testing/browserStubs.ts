interface Stubs {
  /** Whether the visitor asks that nothing move. */
  readonly still?: boolean;
}

/** What jsdom lacks and the carousels and dialogs ask for. */
export function stubBrowser({ still = false }: Stubs = {}): void {
  window.matchMedia = (query) =>
    ({
      matches: still && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  const observer = class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  };
  Object.assign(window, { IntersectionObserver: observer, ResizeObserver: observer });
  // axe looks for icons made of letters by drawing them.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
