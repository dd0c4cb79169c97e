import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { type EnquiryProps, QuotationRequest } from './QuotationRequest';
import { usePrinting } from './usePrinting';

interface PrintedEnquiryProps extends EnquiryProps {
  /** Prints this enquiry immediately, and is called after the print. */
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
