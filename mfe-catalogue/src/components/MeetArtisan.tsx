import { hasPage } from '@tanabana/contract/pages/hasPage';
import { recordReader } from '@tanabana/contract/records/recordReader';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { useNearView } from '@tanabana/ui/hooks/useNearView';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { InferOutput } from 'valibot';
import { artisans } from '../pulled/content';

const readArtisans = recordReader(artisans);

interface MeetArtisanProps {
  readonly maker: string;
  readonly request: PageRequest;
}

/**
 * Links to the artisan with the given workshop, if the list of artisans contains one. The list is loaded when the
 * visitor scrolls near the link.
 */
export function MeetArtisan({ maker, request: { records, settings } }: MeetArtisanProps) {
  const record = hasPage(settings, '/artisans') ? records?.['content/artisans'] : undefined;
  const [artisan, setArtisan] = useState<InferOutput<typeof artisans>[number]>();
  const find = useCallback(() => {
    if (!record) return;
    readArtisans(record).then(
      (list) => setArtisan(list.find(({ workshop }) => workshop === maker)),
      () => undefined, // `recordReader` has logged the failure.
    );
  }, [record, maker]);
  const paragraph = useNearView<HTMLParagraphElement>(find);

  return (
    <p ref={paragraph}>
      {artisan && <Link to={`/artisans?openDialog=${artisan.id}`}>{`Meet ${artisan.name}`}</Link>}
    </p>
  );
}
