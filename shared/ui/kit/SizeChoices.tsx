import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { metricSize, withCentimetres } from '@tanabana/shop/text/metricSize';
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
  readonly selected: string | undefined;
  readonly hidePrices: boolean;
  readonly onSelect: (size: string) => void;
}

/** Size of a variant such as `S, red`; empty if the name has one part. */
const sizeIn = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf(', ')));

/** Colours of the same size are displayed below the size. */
export function SizeChoices(props: SizeChoicesProps) {
  const { legend, sizes } = props;
  const groups = [...new Set(sizes.map(({ size }) => sizeIn(size)))];
  const isGrouped = groups.length < sizes.length && !groups.includes('');
  return (
    <Choices>
      <legend>{legend}</legend>
      {!isGrouped && sizes.map((option) => <Choice key={option.size} {...props} option={option} />)}
      {isGrouped &&
        groups.map((group) => (
          <Choices key={group}>
            <legend>{withCentimetres(group)}</legend>
            {sizes
              .filter(({ size }) => sizeIn(size) === group)
              .map((option) => (
                <Choice
                  key={option.size}
                  {...props}
                  option={option}
                  label={option.size.slice(group.length + 2)}
                />
              ))}
          </Choices>
        ))}
    </Choices>
  );
}

interface ChoiceProps extends Pick<SizeChoicesProps, 'name' | 'selected' | 'hidePrices' | 'onSelect'> {
  readonly option: SizeChoicesProps['sizes'][number];
  readonly label?: string;
}

function Choice({ name, selected, hidePrices, onSelect, option, label = option.size }: ChoiceProps) {
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={option.size}
        checked={option.size === selected}
        onChange={() => onSelect(option.size)}
      />
      <span>
        <span>{label}</span>
        {metricSize(label) && <small>{metricSize(label)}</small>}
        {option.isSoldOut ? (
          <small>Sold out</small>
        ) : (
          !hidePrices && <small>{formatRupees(option.amount)}</small>
        )}
      </span>
    </label>
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

  fieldset {
    flex: 0 0 100%;

    legend {
      margin-bottom: ${space(0.5)};
      color: ${color.muted};
      font-weight: 400;
    }
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
