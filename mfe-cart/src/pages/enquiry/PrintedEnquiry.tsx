import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { type EnquiryProps, QuotationRequest } from './QuotationRequest';

interface PrintedEnquiryProps extends EnquiryProps {
  /** Called after the print. If present, the enquiry is printed immediately. */
  readonly onPrinted?: () => void;
}

/** Prints a quotation request in place of the page. */
export function PrintedEnquiry({ onPrinted, ...sheet }: PrintedEnquiryProps) {
  const isPrinting = usePrinting(`Quotation request ${sheet.enquiry.reference}`);
  useEffect(() => {
    if (!onPrinted) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    let isShown = true;
    void picturesLoaded().then(() => isShown && window.print());
    return () => {
      isShown = false;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  if (!isPrinting && !onPrinted) return null;
  return createPortal(
    <Paper data-alone={onPrinted ? '' : undefined}>
      <QuotationRequest {...sheet} />
    </Paper>,
    document.body,
  );
}

/**
 * Whether the page is being printed. Renders a change synchronously, before the browser prints.
 * @param title title of the document during the print, from which browsers make the name of a PDF file
 */
function usePrinting(title: string): boolean {
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
    // The developer tools emulate print without these events. A print with events may change the medium several times.
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

async function picturesLoaded(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-alone] img');
  await Promise.allSettled([...pictures].map(async (picture) => picture.decode()));
}

/** A sheet printed in place of the page. `data-alone` hides other sheets. */
const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    color: #000;
    font-size: 10pt;
    line-height: 1.4;

    body:has(> &) > :not(&),
    body:has(> &[data-alone]) > &:not([data-alone]) {
      display: none;
    }
  }
`;

/** Whether the browser can print. Browsers inside apps often cannot. Not for server rendering. */
export const canPrint = (): boolean => typeof window.print === 'function';
