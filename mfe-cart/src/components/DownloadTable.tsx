import { Button } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { LineTable } from '../lines/lineTables';

/** Delay before the address of a file is revoked, in milliseconds. Safari reads the file after the click. */
const REVOKING_DELAY_MS = 10_000;

const fetchTables = () => import('../lines/lineTables');

/** Writers by the ending of the file's name. Their scripts are loaded by the click. */
const WRITERS = {
  csv: async () => (await import('../lines/csvFile')).csvFile,
  xlsx: async () => (await import('../lines/xlsxFile')).xlsxFile,
} as const;

interface DownloadTableProps {
  readonly label: string;
  /** Name of the file without its ending. */
  readonly fileName: string;
  readonly format: keyof typeof WRITERS;
  readonly tableOf: (tables: Awaited<ReturnType<typeof fetchTables>>) => LineTable | Promise<LineTable>;
}

/** A button that downloads a table, for people as a spreadsheet and for other programs as CSV. */
export function DownloadTable({ label, fileName, format, tableOf }: DownloadTableProps) {
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    try {
      const [tables, write] = await Promise.all([fetchTables(), WRITERS[format]()]);
      const href = URL.createObjectURL(await write(await tableOf(tables)));
      Object.assign(document.createElement('a'), { href, download: `${fileName}.${format}` }).click();
      setTimeout(() => URL.revokeObjectURL(href), REVOKING_DELAY_MS);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button type="button" $look="quiet" onClick={download}>
        <Download aria-hidden="true" size={18} />
        <span>{label}</span>
      </Button>
      {hasFailed && (
        <LiveMessage tone="problem">We cannot make the file just now. Please try again later.</LiveMessage>
      )}
    </>
  );
}
