import type { Settings } from '@tanabana/runtime/settings/settings';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Enquiry } from '../../enquiry/enquiry';
import { Paper } from './Paper';
import { QuotationRequest } from './QuotationRequest';
import { usePrinting } from './usePrinting';

interface PrintedEnquiryProps {
  readonly enquiry: Enquiry;
  readonly settings: Settings;
  /** Prints this enquiry now, instead of the one that is being written, and is called when that has ended. */
  readonly onPrinted?: () => void;
}

/**
 * The enquiry on paper, in place of the page: a quotation request. It lies outside the page, so that nothing of the
 * shop is printed with it.
 */
export function PrintedEnquiry({ enquiry, settings, onPrinted }: PrintedEnquiryProps) {
  const isPrinting = usePrinting(`Quotation request ${enquiry.reference}`);
  useEffect(() => {
    if (!onPrinted) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  if (!isPrinting && !onPrinted) return null;
  return createPortal(
    <Paper data-alone={onPrinted ? '' : undefined}>
      <QuotationRequest enquiry={enquiry} settings={settings} />
    </Paper>,
    document.body,
  );
}
