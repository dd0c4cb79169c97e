import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. Updates before the browser draws the sheet.
 * @param title of the document during the print, which names the file
 */
export function usePrinting(title: string): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const screenTitle = document.title;
    let isAnnounced = false;
    const show = (printing: boolean) => {
      document.title = printing ? title : screenTitle;
      flushSync(() => setPrinting(printing));
    };
    const announce = (printing: boolean) => () => {
      isAnnounced = printing;
      show(printing);
    };
    const subscription = new AbortController();
    const { signal } = subscription;
    // Developer tools change the medium without an event. An announced print may change the medium several times.
    const medium = window.matchMedia('print');
    const onMedium = () => {
      if (!isAnnounced) show(medium.matches);
    };
    window.addEventListener('beforeprint', announce(true), { signal });
    window.addEventListener('afterprint', announce(false), { signal });
    medium.addEventListener('change', onMedium, { signal });
    return () => {
      if (document.title === title) document.title = screenTitle;
      subscription.abort();
    };
  }, [title]);
  return isPrinting;
}

/** Browsers inside apps often cannot print. Not for server rendering. */
export const canPrint = (): boolean => typeof window.print === 'function';
