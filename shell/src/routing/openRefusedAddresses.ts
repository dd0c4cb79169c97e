let isOpening = false;

/** Whether another document is loading. During that time, code must not navigate. */
export const isOpeningDocument = () => isOpening;

/**
 * Loads an address as a document if the browser refuses its history entry. Browsers limit the number of new history
 * entries in 10 seconds. Above the limit, `pushState` and `replaceState` throw in WebKit and Firefox, and have no
 * effect in Chromium. Called once, before the router starts.
 */
export function openRefusedAddresses(): void {
  const { history, location } = window;
  const openInsteadOf = (method: 'pushState' | 'replaceState', open: 'assign' | 'replace') => {
    const call = history[method].bind(history);
    history[method] = (state, unused, url) => {
      const wanted = new URL(url ?? location.href, location.href);
      try {
        call(state, unused, url);
      } catch (error) {
        const isRefusal = error instanceof DOMException && error.name === 'SecurityError';
        if (!isRefusal || wanted.origin !== location.origin) throw error;
      }
      if (wanted.href === location.href) return;
      isOpening = true;
      location[open](wanted);
    };
  };
  openInsteadOf('pushState', 'assign');
  openInsteadOf('replaceState', 'replace');
}
