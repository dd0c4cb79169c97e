import { BackButton } from '@tanabana/ui/kit/BackButton';
import { ButtonLink, ButtonRow } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Page } from '@tanabana/ui/kit/Page';
import { lazy, Suspense } from 'react';
import forkInTheRoad from '../../pictures/drawings/fork-in-the-road.svg';

const FindProducts = lazy(() => import('./FindProducts'));

export function NotFound() {
  return (
    <Page>
      <EmptyState title="404 Page Not Found" drawing={forkInTheRoad}>
        <p>
          The page you&apos;re looking for doesn&apos;t exist. It might have been moved, deleted, or you
          entered the wrong URL.
        </p>
        <ButtonRow>
          <ButtonLink to="/">Go Home</ButtonLink>
          <BackButton otherwise="/" />
        </ButtonRow>
      </EmptyState>
      <Suspense>
        <FindProducts />
      </Suspense>
    </Page>
  );
}
