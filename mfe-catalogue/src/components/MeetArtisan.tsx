import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useNearView } from '@tanabana/runtime/hooks/useNearView';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { findArtisan } from '../source/artisans';

interface MeetArtisanProps {
  /** Name of the product's workshop. */
  readonly maker: string;
  readonly request: PageRequest;
}

/** A link to the artisan of a workshop, if the content team presents one. The list is fetched near the screen. */
export function MeetArtisan({ maker, request: { records } }: MeetArtisanProps) {
  const record = records?.['content/artisans'];
  const [isNear, setNear] = useState(false);
  const [artisan, setArtisan] = useState<Awaited<ReturnType<typeof findArtisan>>>();
  const place = useNearView<HTMLParagraphElement>(isNear ? undefined : () => setNear(true));

  useEffect(() => {
    if (!record || !isNear) return;
    let isShown = true;
    void findArtisan(record, maker).then((found) => isShown && setArtisan(found));
    return () => {
      isShown = false;
    };
  }, [record, maker, isNear]);

  return (
    <p ref={place}>
      {artisan && <Link to={`/artisans?openDialog=${artisan.id}`}>{`Meet ${artisan.name}`}</Link>}
    </p>
  );
}
