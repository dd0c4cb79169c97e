import { openDialog } from '@tanabana/runtime/kit/Dialog';
import { useEffect } from 'react';
import { useSearchParam } from '../../components/useSearchParam';
import { findArtisan } from '../../people/artisans';
import { dialogOf } from './ArtisanDialog';

/** Opens the story that `openDialog` in the address requests, and removes the parameter (§2.10). */
export function useRequestedDialog(): void {
  const [requested, setRequested] = useSearchParam('openDialog');
  useEffect(() => {
    if (!requested) return;
    const artisan = findArtisan(requested);
    if (artisan) openDialog(dialogOf(artisan));
    setRequested('');
  }, [requested, setRequested]);
}
