import { Button } from '@tanabana/runtime/kit/Button';
import { notPrinted, space, wide } from '@tanabana/runtime/theme/tokens';
import { SlidersHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import { chosenValues } from '../../facets/chooseFacet';
import type { FacetChoice } from '../../facets/facet';

interface FilterButtonProps {
  readonly choice: FacetChoice;
  readonly onOpen: () => void;
}

/** Opens the facets in a sheet, on narrow screens. */
export function FilterButton({ choice, onOpen }: FilterButtonProps) {
  const count = chosenValues(choice).length;
  return (
    <Opener type="button" $look="quiet" aria-haspopup="dialog" onClick={onOpen}>
      <SlidersHorizontal aria-hidden="true" size={18} />
      <span>{count > 0 ? `Filter (${count})` : 'Filter'}</span>
    </Opener>
  );
}

const Opener = styled(Button)`
  padding-inline: ${space(2)};
  white-space: nowrap;
  ${notPrinted}

  ${wide.desktop} {
    display: none;
  }

  /* The row of facets is shown instead. */
  @media (scripting: none) {
    display: none;
  }
`;
