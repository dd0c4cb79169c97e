import { Button } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** Delay before the address of a file is revoked, in milliseconds. Safari reads the file after the click. */
const REVOKING_DELAY_MS = 10_000;

const fetchCsv = () => import('../enquiry/linesCsv');

interface DownloadCsvProps {
  readonly label: string;
  readonly fileName: string;
  readonly write: (csv: Awaited<ReturnType<typeof fetchCsv>>) => string;
}

/** A button that downloads a table. The script that writes tables is loaded by the click. */
export function DownloadCsv({ label, fileName, write }: DownloadCsvProps) {
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    try {
      const file = new Blob([write(await fetchCsv())], { type: 'text/csv;charset=utf-8' });
      const href = URL.createObjectURL(file);
      Object.assign(document.createElement('a'), { href, download: fileName }).click();
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
