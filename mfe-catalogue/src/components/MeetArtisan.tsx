import { fetchRecord } from '@tanabana/runtime/async/fetchRecord';
import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { ARTISAN_LIST, artisanListSchema, type ListedArtisan } from '@tanabana/runtime/contracts/artisanList';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useNearView } from '@tanabana/runtime/hooks/useNearView';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';

const readOnce = createSharedReads({ cache: true });

interface MeetArtisanProps {
  readonly maker: string;
  readonly request: PageRequest;
}

/** A link to the artisan of a workshop, if the content team presents one. Fetches the list near the screen. */
export function MeetArtisan({ maker, request: { records } }: MeetArtisanProps) {
  const record = records?.[ARTISAN_LIST];
  const [artisan, setArtisan] = useState<ListedArtisan>();
  const find = useCallback(() => {
    if (!record) return;
    readOnce(record.address, () => fetchRecord(record, v.parser(artisanListSchema))).then(
      (artisans) => setArtisan(artisans.find(({ workshop }) => workshop === maker)),
      () => undefined, // `fetchRecord` has reported the failure.
    );
  }, [record, maker]);
  const paragraph = useNearView<HTMLParagraphElement>(find);

  return (
    <p ref={paragraph}>
      {artisan && <Link to={`/artisans?openDialog=${artisan.id}`}>{`Meet ${artisan.name}`}</Link>}
    </p>
  );
}
