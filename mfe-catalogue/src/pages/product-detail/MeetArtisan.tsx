import { ARTISAN_LIST } from '@tanabana/runtime/contracts/artisanList';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { findArtisan } from '../../source/artisans';

interface MeetArtisanProps {
  /** Name of the product's workshop. */
  readonly maker: string;
  readonly request: PageRequest;
}

/** A link to the artisan of a workshop, where the content team tells of one. */
export function MeetArtisan({ maker, request: { records } }: MeetArtisanProps) {
  const record = records?.[ARTISAN_LIST];
  const [artisan, setArtisan] = useState<Awaited<ReturnType<typeof findArtisan>>>();

  useEffect(() => {
    if (!record) return;
    let isShown = true;
    void findArtisan(record, maker).then((found) => isShown && setArtisan(found));
    return () => {
      isShown = false;
    };
  }, [record, maker]);

  return artisan ? (
    <p>
      <Link to={`/artisans?openDialog=${artisan.id}`}>Meet {artisan.name}</Link>
    </p>
  ) : null;
}
