import { Button } from '@tanabana/runtime/kit/Button';
import { needsScripts, space } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ProductFile } from '../../../source/productFile';

const CompareDialog = lazy(() => import('./CompareDialog'));

/** A button that opens the comparison. The dialog's script is fetched when the button is first clicked. */
export function Compare({ found }: { readonly found: ProductFile }) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <Frame>
      <Button type="button" $look="quiet" aria-haspopup="dialog" onClick={open}>
        Compare with similar pieces
      </Button>
      {hasOpened && (
        <Suspense>
          <CompareDialog open={isOpen} found={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: ${space(4)};

  ${needsScripts}
`;
