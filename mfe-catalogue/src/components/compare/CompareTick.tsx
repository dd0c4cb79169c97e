import { Checkbox } from '@tanabana/ui/kit/Field';
import { notPrinted, size } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { chosenProducts } from './chosenProducts';
import { useChosen } from './useChosen';

/** Id of the form to which the ticks belong, so that products can be compared without scripts. */
export const COMPARE_FORM = 'compare';

interface CompareTickProps {
  readonly id: number;
  readonly name: string;
}

export function CompareTick({ id, name }: CompareTickProps) {
  return (
    <Tick>
      <Checkbox
        label="Compare"
        aria-label={`Compare ${name}`}
        name="ids"
        value={id}
        form={COMPARE_FORM}
        // The ticks are in storage. A browser would restore the tick of a product that was unticked on another page.
        autoComplete="off"
        checked={useChosen().includes(id)}
        onChange={() => chosenProducts.toggle(id)}
      />
    </Tick>
  );
}

const Tick = styled.div`
  font-size: ${size.small};
  ${notPrinted}
`;
