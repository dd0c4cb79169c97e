import { openDialog } from '@tanabana/runtime/kit/Dialog';
import { useEffect, useRef } from 'react';
import { useSearchParam } from '@tanabana/runtime/hooks/useSearchParam';
import { findArtisan, type Artisan } from '../../people/artisans';
import { dialogOf } from './ArtisanDialog';

/**
 * Opens the story that `openDialog` in the address requests, and removes the parameter (§2.10).
 * @returns the artisan whose dialog is rendered open
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
