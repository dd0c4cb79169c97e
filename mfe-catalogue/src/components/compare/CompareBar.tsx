import { useBottomBar } from '@tanabana/ui/hooks/useBottomBar';
import { Button, ButtonLink } from '@tanabana/ui/kit/Button';
import { ErrorText } from '@tanabana/ui/kit/Page';
import { countOf } from '@tanabana/shop/text/formatCount';
import { bottomBar } from '@tanabana/ui/theme/bottomBar';
import { row } from '@tanabana/ui/theme/layout';
import { needsScripts, space, wide } from '@tanabana/ui/theme/tokens';
import { useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { chosenProducts } from './chosenProducts';
import { compareAddress, MAX_COMPARED } from './compareAddress';
import { useChosen } from './useChosen';

/**
 * A bar at the bottom of the screen that links to the comparison of the ticked products, and says why a further tick was
 * refused.
 */
export function CompareBar() {
  const bar = useRef<HTMLDivElement>(null);
  const ids = useChosen();
  const isRefused = useSyncExternalStore(chosenProducts.subscribe, chosenProducts.isRefused, () => false);
  useBottomBar(bar);
  return (
    <Bar ref={bar} role="region" aria-label="Products to compare">
      <ButtonLink to={compareAddress(ids)}>{`Compare ${countOf(ids.length, 'product')}`}</ButtonLink>
      <Button type="button" $look="plain" onClick={() => chosenProducts.choose([])}>
        Untick all
      </Button>
      <div role="alert">
        {isRefused && (
          <ErrorText>
            {`Only ${MAX_COMPARED} products fit side by side. Untick one of them to compare another.`}
          </ErrorText>
        )}
      </div>
    </Bar>
  );
}

const Bar = styled.div`
  ${bottomBar}
  ${row([0, 3])}
  margin: ${space(4)} -${space(2)} -${space(7)};
  /* Leaves space for the button Contact Us, which is at the lower right corner of the screen. */
  padding-inline: ${space(2)} ${space(9)};

  ${wide.tablet} {
    margin: ${space(4)} -${space(4)} -${space(10)};
    padding-inline: ${space(4)};
  }

  ${wide.desktop} {
    margin: ${space(4)} -${space(6)} -${space(12)};
    padding-inline: ${space(6)};
  }

  ${needsScripts}
`;
