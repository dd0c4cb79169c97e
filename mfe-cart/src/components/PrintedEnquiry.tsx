import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { type EnquiryProps, QuotationRequest } from './QuotationRequest';

interface PrintedEnquiryProps extends EnquiryProps {
  /** Called after printing. If this function is given, printing starts as soon as the component is mounted. */
  readonly onPrinted?: () => void;
}

/** Renders a quotation request that is hidden on screen, and that is printed instead of the page. */
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
 * Whether the page is being printed. Changes are rendered synchronously, because the browser prints directly after
 * `beforeprint`.
 * @param title document title during printing, which browsers suggest as the name of the PDF file
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
    // Developer tools emulate print media without `beforeprint`, so the media query is also observed. After
    // `beforeprint` the media query is ignored, because it may change several times during printing.
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

/**
 * Sheet of paper that is displayed only in print, instead of the web page. If one sheet has `data-alone`, all sheets
 * without it are hidden.
 */
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

/** Browsers inside apps often cannot print. Call this function only in browsers, because it uses `window`. */
export const canPrint = (): boolean => typeof window.print === 'function';
