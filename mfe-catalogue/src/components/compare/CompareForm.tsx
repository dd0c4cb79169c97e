import { Button } from '@tanabana/ui/kit/Button';
import { type ComponentType, lazy, Suspense } from 'react';
import { COMPARE_FORM } from './CompareTick';
import { useChosen } from './useChosen';

/** If the bar cannot be loaded, the products remain ticked, and the listing remains usable. */
const CompareBar = lazy<ComponentType>(() =>
  import('./CompareBar').then(
    (loaded) => ({ default: loaded.CompareBar }),
    () => ({ default: () => null }),
  ),
);

/** The form of the ticks on cards. Without scripts it has a button, otherwise a bar while something is ticked. */
export function CompareForm() {
  const isChosen = useChosen().length > 0;
  return (
    <>
      <form id={COMPARE_FORM} action="/compare">
        <noscript>
          <Button type="submit" $look="quiet">
            Compare the ticked products
          </Button>
        </noscript>
      </form>
      {isChosen && (
        <Suspense>
          <CompareBar />
        </Suspense>
      )}
    </>
  );
}
