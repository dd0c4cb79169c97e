import { usePageSettings } from '@tanabana/contract/pages/pageContext';
import type { PriceList } from '../cart/priceList';
import { hasKnownPacking } from '../cart/pack';
import type { EnquiryLine } from '../lines/enquiryLine';
import { DownloadTable } from './DownloadTable';

interface DownloadsProps {
  /** Name of the files without its ending. */
  readonly fileName: string;
  readonly lines: readonly Pick<EnquiryLine, 'id' | 'size'>[];
  readonly prices: PriceList;
  /** Returns the lines at the time of the click, with what the enquiry requests about them. */
  readonly readLines: () => readonly EnquiryLine[];
}

/** Buttons that download lines, and their packing if the packing of a line is known. */
export function Downloads({ fileName, lines, prices, readLines }: DownloadsProps) {
  const { dispatchTime } = usePageSettings();
  const list = {
    fileName,
    tableOf: ({ linesTable }: Tables) => linesTable(readLines(), prices, dispatchTime),
  };
  const packing = {
    fileName: `${fileName}-packing-list`,
    tableOf: ({ packingListTable }: Tables) => packingListTable(readLines(), prices),
  };
  return (
    <>
      <DownloadTable {...list} label="Download spreadsheet" format="xlsx" />
      <DownloadTable {...list} label="Download CSV" format="csv" />
      {hasKnownPacking(lines, prices) && (
        <>
          <DownloadTable {...packing} label="Download packing list" format="xlsx" />
          <DownloadTable {...packing} label="Packing list as CSV" format="csv" />
        </>
      )}
    </>
  );
}

type Tables = Parameters<Parameters<typeof DownloadTable>[0]['tableOf']>[0];
