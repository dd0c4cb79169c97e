import type { Settings } from '@tanabana/runtime/settings/settings';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Enquiry } from '../../enquiry/enquiry';
import { noPrices, type PriceList } from '../../cart/priceList';
import { Paper } from './Paper';
import { QuotationRequest } from './QuotationRequest';
import { usePrinting } from './usePrinting';

interface PrintedEnquiryProps {
  readonly enquiry: Enquiry;
  /** The catalogue's list, for customs codes, lead times and pictures; undefined while it loads. */
  readonly prices: PriceList | undefined;
  readonly settings: Settings;
  /** Prints this enquiry now, instead of the one that is being written, and is called when that has ended. */
  readonly onPrinted?: () => void;
}

/**
 * The enquiry on paper, in place of the page: a quotation request. It lies outside the page, so that nothing of the
 * shop is printed with it.
 */
export function PrintedEnquiry({ enquiry, prices = noPrices, settings, onPrinted }: PrintedEnquiryProps) {
  const isPrinting = usePrinting(`Quotation request ${enquiry.reference}`);
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
      <QuotationRequest enquiry={enquiry} prices={prices} settings={settings} />
    </Paper>,
    document.body,
  );
}

/** Resolves when the pictures of the sheet are loaded or have failed. */
async function picturesLoaded(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-alone] img');
  await Promise.allSettled([...pictures].map(async (picture) => picture.decode()));
}
