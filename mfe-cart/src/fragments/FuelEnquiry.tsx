import { defineFragment, type FragmentComponentProps } from '@tanabana/contract/pages/page';
import { Button } from '@tanabana/ui/kit/Button';
import { lazy, Suspense, useState } from 'react';
import * as v from 'valibot';

const fetchForm = () => import('./FuelForm');
const FuelForm = lazy(fetchForm);

/** Names of the raw materials. Optional, because earlier versions of the page do not pass them. */
const propsSchema = v.object({ materials: v.optional(v.array(v.string()), []) });

export default defineFragment({ props: propsSchema, Component: FuelEnquiry });

type FuelEnquiryProps = FragmentComponentProps & v.InferOutput<typeof propsSchema>;

/** An enquiry about fuel, with the same letter, reference and record as enquiries about products. */
function FuelEnquiry({ request: { settings }, materials }: FuelEnquiryProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button type="button" onClick={() => setOpen(true)} onPointerEnter={() => void fetchForm()}>
        Prepare an enquiry
      </Button>
    );
  return (
    <Suspense>
      <FuelForm materials={materials} settings={settings} />
    </Suspense>
  );
}
