import { Button } from '@tanabana/ui/kit/Button';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { row } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

interface ChooseSizeProps {
  /** Accessible name of the group, which names the line. */
  readonly label: string;
  readonly sizes: readonly string[];
  readonly labelOf?: (size: string) => string;
  readonly onChoose: (size: string) => void;
}

export function ChooseSize({ label, sizes, labelOf = withCentimetres, onChoose }: ChooseSizeProps) {
  return (
    <Choices role="group" aria-label={label}>
      <span>Choose a size:</span>
      {sizes.map((size) => (
        <Button key={size} type="button" $look="quiet" onClick={() => onChoose(size)}>
          {labelOf(size)}
        </Button>
      ))}
    </Choices>
  );
}

export const Choices = styled.div`
  ${row(1)}
  margin: ${space(0.5)} 0;

  span {
    width: 100%;
  }
`;
