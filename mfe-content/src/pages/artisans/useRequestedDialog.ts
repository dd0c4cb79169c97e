import { openDialog } from '@tanabana/runtime/kit/Dialog';
import { useEffect, useRef } from 'react';
import { useSearchParam } from '@tanabana/runtime/hooks/useSearchParam';
import { findArtisan, type Artisan } from '../../people/artisans';
import { dialogOf } from './ArtisanDialog';

/**
 * Removes `openDialog` from the address (§2.10), and opens the story that it requests while the page is shown.
 * @returns whose story the address requests; the page is first rendered with that dialog open
 */
export function useRequestedDialog(): Artisan | undefined {
  const [requested, setRequested] = useSearchParam('openDialog');
  const rendered = useRef(requested);
  const artisan = findArtisan(requested);
  useEffect(() => {
    if (!requested) return;
    if (artisan && rendered.current !== requested) openDialog(dialogOf(artisan));
    rendered.current = '';
    setRequested('');
  }, [requested, artisan, setRequested]);
  return artisan;
}
