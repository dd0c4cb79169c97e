import { color, space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { SizeChoices } from '@tanabana/runtime/kit/SizeChoices';
import { styled } from 'styled-components';
import type { SizeOption } from '../../../catalogue/product';

interface SizeSelectorProps {
  readonly sizes: readonly SizeOption[];
  readonly selected: string | undefined;
  /** True for rugs, which are sold by quotation. */
  readonly hidePrices: boolean;
  readonly onSelect: (size: string) => void;
}

/** Choice of the size, if there is more than one (§2.5). A plain form, so that it works without scripts. */
export function SizeSelector({ sizes, selected, hidePrices, onSelect }: SizeSelectorProps) {
  if (sizes.length === 0) return <Note>No size options available</Note>;
  if (sizes.length === 1) return <Note>{`Size: ${selected ?? ''}`}</Note>;
  return (
    <Choice>
      <SizeChoices
        legend="Size"
        name="size"
        sizes={sizes}
        selected={selected}
        hidePrices={hidePrices}
        onSelect={onSelect}
      />
      <noscript>
        <Button type="submit" $look="quiet">
          Choose size
        </Button>
      </noscript>
    </Choice>
  );
}

const Note = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.muted};
`;

const Choice = styled.form`
  margin-bottom: ${space(3)};

  noscript button {
    margin-top: ${space(2)};
  }
`;
