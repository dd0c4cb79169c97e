import { useEffect, useState } from 'react';
import { useSearchParam } from '../../components/useSearchParam';
import { findArtisan, type Artisan } from '../../people/artisans';

/**
 * State of the story dialog. It opens by a button, or by `openDialog` in the address, which is then removed
 * (§2.10).
 */
export function useArtisanDialog() {
  const [requested, setRequested] = useSearchParam('openDialog');
  const [handled, setHandled] = useState('');
  const [artisan, setArtisan] = useState<Artisan>();
  const [isOpen, setOpen] = useState(false);

  if (requested !== handled) {
    setHandled(requested);
    const found = findArtisan(requested);
    if (found) {
      setArtisan(found);
      setOpen(true);
    }
  }
  useEffect(() => {
    if (requested) setRequested('');
  }, [requested, setRequested]);

  return {
    /** Stays set while the dialog closes. */
    artisan,
    isOpen,
    open: (chosen: Artisan) => {
      setArtisan(chosen);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
