import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SIZE_AND_COLOUR, sizeAndColour } from '@tanabana/shop/cart/sizeAndColour';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { metricSize, withCentimetres } from '@tanabana/shop/text/metricSize';
import { VisuallyHidden } from './Page';
import { chosenInForcedColors, color, hovered, size, space } from '../theme/tokens';

interface SizeChoicesProps {
  readonly legend: ReactNode;
  /** Name of the radio group, unique on the page. */
  readonly name: string;
  readonly sizes: readonly {
    readonly size: string;
    readonly amount: number;
    readonly isSoldOut?: boolean | undefined;
  }[];
  /** What the options are, as in `Colour`. With `SIZE_AND_COLOUR`, colours are displayed below their size. */
  readonly optionName: string | undefined;
  readonly selected: string | undefined;
  readonly hidePrices: boolean;
  readonly onSelect: (size: string) => void;
}

export function SizeChoices(props: SizeChoicesProps) {
  const { legend, name, sizes, optionName, selected, hidePrices, onSelect } = props;
  const parts = sizes.map(({ size }) => (optionName === SIZE_AND_COLOUR ? sizeAndColour(size) : ['', size]));
  return (
    <Choices>
      <legend>{legend}</legend>
      {sizes.map((option, index) => {
        const [group = '', label = ''] = parts[index] ?? [];
        return (
          <Fragment key={option.size}>
            {group !== '' && group !== parts[index - 1]?.[0] && <span>{withCentimetres(group)}</span>}
            <label>
              <input
                type="radio"
                name={name}
                value={option.size}
                checked={option.size === selected}
                onChange={() => onSelect(option.size)}
              />
              <span>
                <span>
                  {group && <VisuallyHidden as="span">{`${group}, `}</VisuallyHidden>}
                  <span>{label}</span>
                </span>
                {metricSize(label) && <small>{metricSize(label)}</small>}
                {option.isSoldOut ? (
                  <small>Sold out</small>
                ) : (
                  !hidePrices && <small>{formatRupees(option.amount)}</small>
                )}
              </span>
            </label>
          </Fragment>
        );
      })}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  legend {
    margin-bottom: ${space(1)};
    font-size: ${size.small};
    font-weight: 600;
  }

  > span {
    flex: 0 0 100%;
    color: ${color.muted};
    font-size: ${size.small};
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

  input + span {
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

  ${hovered(`border-color: ${color.indigo}; background: ${color.sand};`, 'label:hover input + span')}

  input:checked + span {
    border-color: ${color.indigo};
    box-shadow: inset 0 0 0 1px ${color.indigo};
    color: ${color.indigo};
    font-weight: 600;
    ${chosenInForcedColors}
  }

  input:checked + span small {
    font-weight: 400;

    @media (forced-colors: active) {
      color: inherit;
    }
  }

  input:focus-visible + span {
    outline: 3px solid ${color.indigo};
    outline-offset: 3px;
  }
`;
