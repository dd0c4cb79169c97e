import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { styled } from 'styled-components';
import type { SizeOption } from '../../catalogue/product';

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
  if (sizes.length === 1) return <Note>Size: {selected}</Note>;
  return (
    <form>
      <Choices>
        <legend>Size</legend>
        {sizes.map((option) => (
          <label key={option.size}>
            <input
              type="radio"
              name="size"
              value={option.size}
              checked={option.size === selected}
              onChange={() => onSelect(option.size)}
            />
            <span>
              {option.size}
              {!hidePrices && <small>{formatRupees(option.amount)}</small>}
            </span>
          </label>
        ))}
      </Choices>
      <noscript>
        <Button type="submit" $look="quiet">
          Choose size
        </Button>
      </noscript>
    </form>
  );
}

const Note = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.muted};
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0 0 ${space(3)};
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-size: ${size.small};
    font-weight: 600;
  }

  label {
    position: relative;
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: ${space(6)};
    padding: ${space(0.75)} ${space(2)};
    border: 1px solid ${color.control};
    border-radius: 2px;
    line-height: 1.3;
  }

  small {
    color: ${color.muted};
    font-size: ${size.small};
  }

  label:hover span {
    border-color: ${color.indigo};
    background: ${color.sand};
  }

  input:checked + span {
    border-color: ${color.indigo};
    box-shadow: inset 0 0 0 1px ${color.indigo};
    color: ${color.indigo};
    font-weight: 600;
  }

  input:checked + span small {
    font-weight: 400;
  }

  input:focus-visible + span {
    outline: 3px solid ${color.indigo};
    outline-offset: 3px;
  }
`;
