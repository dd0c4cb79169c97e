import { Button } from '@tanabana/runtime/kit/Button';
import { notPrinted, space } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { FoundProduct } from '../loadProductPage';

/** Fetched when products are compared. */
const CompareDialog = lazy(() => import('./CompareDialog'));

/** Opens a comparison of this product with similar and recently viewed ones. */
export function Compare({ found }: { readonly found: FoundProduct }) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <Place>
      <Button type="button" $look="quiet" aria-haspopup="dialog" onClick={open}>
        Compare with similar pieces
      </Button>
      {hasOpened && (
        <Suspense>
          <CompareDialog open={isOpen} found={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.div`
  margin-top: ${space(4)};

  @media (scripting: none) {
    display: none;
  }

  ${notPrinted}
`;
