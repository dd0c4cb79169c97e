import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. The sheet is rendered only then: at once, before the browser draws it.
 * @param title the document's title meanwhile, which browsers print on every sheet and name a file by
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
    const begin = () => {
      isAnnounced = true;
      show(true);
    };
    const end = () => {
      isAnnounced = false;
      show(false);
    };
    // Prints that are not announced: previews of developer tools. An announced one may change the medium several times.
    const medium = window.matchMedia('print');
    const onMedium = () => {
      if (!isAnnounced) show(medium.matches);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    medium.addEventListener('change', onMedium);
    return () => {
      document.title = document.title === title ? screenTitle : document.title;
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      medium.removeEventListener('change', onMedium);
    };
  }, [title]);
  return isPrinting;
}

const never = () => () => undefined;

/** Whether the browser can print; browsers inside of apps often cannot. True on the server. */
export function useCanPrint(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.print === 'function',
    () => true,
  );
}
