import { useEffect, useState } from 'react';
import { useSearchParam } from '../../components/useSearchParam';
import { findArtisan, type Artisan } from '../../people/artisans';

/**
 * State of the story dialog. It opens by a button, or by `openDialog` in the address, which is then removed
 * (§2.10).
 */
export function useArtisanDialog() {
  const [asked, setAsked] = useSearchParam('openDialog');
  const [answered, setAnswered] = useState('');
  const [artisan, setArtisan] = useState<Artisan>();
  const [isOpen, setOpen] = useState(false);

  if (asked !== answered) {
    setAnswered(asked);
    const found = findArtisan(asked);
    if (found) {
      setArtisan(found);
      setOpen(true);
    }
  }
  useEffect(() => {
    if (asked) setAsked('');
  }, [asked, setAsked]);

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
