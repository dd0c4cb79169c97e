import { defineFragment, type FragmentComponentProps } from '@tanabana/contract/pages/page';
import { Button } from '@tanabana/ui/kit/Button';
import { lazy, Suspense, useState } from 'react';

const fetchForm = () => import('./FuelForm');
const FuelForm = lazy(fetchForm);

export default defineFragment({ Component: FuelEnquiry });

/** An enquiry about fuel, with the same letter, reference and record as enquiries about products. */
function FuelEnquiry({ request: { settings } }: FragmentComponentProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button type="button" onClick={() => setOpen(true)} onPointerEnter={() => void fetchForm()}>
        Prepare an enquiry
      </Button>
    );
  return (
    <Suspense>
      <FuelForm settings={settings} />
    </Suspense>
  );
}
