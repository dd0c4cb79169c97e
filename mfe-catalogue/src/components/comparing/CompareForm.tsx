import { Button } from '@tanabana/runtime/kit/Button';
import { QuietBoundary } from '@tanabana/runtime/kit/QuietBoundary';
import { lazy, Suspense } from 'react';
import { COMPARE_FORM } from './CompareTick';
import { useChosen } from './useChosen';

const CompareBar = lazy(() => import('./CompareBar'));

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
        <QuietBoundary>
          <Suspense>
            <CompareBar />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}
