import type { Settings } from '@tanabana/runtime/settings/settings';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Enquiry } from '../../enquiry/enquiry';
import { QuotationRequest } from './QuotationRequest';
import { Paper } from './Paper';

interface PrintedEnquiryProps {
  readonly enquiry: Enquiry;
  readonly settings: Settings;
  /** Prints this enquiry now, instead of the one that is being written, and says when that has ended. */
  readonly onPrinted?: () => void;
}

/**
 * The enquiry on paper, in place of the page: a quotation request. It lies outside the page, so that nothing of the
 * shop is printed with it.
 */
export function PrintedEnquiry({ enquiry, settings, onPrinted }: PrintedEnquiryProps) {
  const { reference } = enquiry;

  // Browsers print the title on every sheet, and name a file by it.
  useEffect(() => {
    let title = '';
    const begin = () => {
      title = document.title;
      document.title = `Quotation request ${reference}`;
    };
    const end = () => {
      if (title) document.title = title;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      end();
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [reference]);

  useEffect(() => {
    if (!onPrinted) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  return createPortal(
    <Paper data-alone={onPrinted ? '' : undefined}>
      <QuotationRequest enquiry={enquiry} settings={settings} />
    </Paper>,
    document.body,
  );
}
