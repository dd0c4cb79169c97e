import { Button } from '@tanabana/ui/kit/Button';
import { Checkbox } from '@tanabana/ui/kit/Field';
import {
  color,
  hovered,
  needsScripts,
  notPrinted,
  space,
  visuallyHidden,
  size,
} from '@tanabana/ui/theme/tokens';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { Swatch } from '../../components/Swatch';
import { type Facet, FACETS } from '../../facets/facet';
import { type ChosenValue, type FacetChoice, MAX_OPTIONS } from '../../facets/facetChoice';

interface AllValues {
  /** Whether `facets` contains all values, and not only the most frequent ones. */
  readonly areAllShown: boolean;
  readonly onShowAll: (areAllShown: boolean) => void;
}

interface FacetBarProps extends AllValues {
  readonly facets: readonly Facet[];
  readonly choice: FacetChoice;
  readonly onToggle: (value: ChosenValue) => void;
}

/** Number of values that fit into the least height of a popover. */
const SHORT = 6;

export const FacetBar = memo(function FacetBar({ facets, choice, ...options }: FacetBarProps) {
  return (
    <Row role="group" aria-label="Filters">
      {facets.map((facet) => {
        const { name } = facet;
        const chosen = choice[name] ?? [];
        const id = `facet-${name}`;
        return (
          <div key={name}>
            <Opener type="button" popoverTarget={id} $name={name} $isChosen={chosen.length > 0}>
              <span>{chosen.length > 0 ? `${FACETS[name]} (${chosen.length})` : FACETS[name]}</span>
              <ChevronDown aria-hidden="true" size={16} />
            </Opener>
            <Values id={id} popover="auto" $name={name} $isShort={facet.options.length <= SHORT}>
              <fieldset>
                <legend>{FACETS[name]}</legend>
                <FacetOptions facet={facet} chosen={chosen} {...options} />
              </fieldset>
              <noscript>
                <Button type="submit">Show products</Button>
              </noscript>
            </Values>
          </div>
        );
      })}
    </Row>
  );
});

interface FacetOptionsProps extends AllValues {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly onToggle: (value: ChosenValue) => void;
}

export function FacetOptions({
  facet: { name, options, more = 0 },
  chosen,
  onToggle,
  areAllShown,
  onShowAll,
}: FacetOptionsProps) {
  const list = (
    <List>
      {options.map(({ value, label, swatch, count }) => (
        <li key={value}>
          <Checkbox
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle({ name, value })}
            label={
              <>
                {swatch && <Swatch fill={swatch} />}
                <span>
                  <span>{label}</span> <Count>{count}</Count>
                </span>
              </>
            }
          />
        </li>
      ))}
    </List>
  );
  if (more === 0 && !(areAllShown && options.length > MAX_OPTIONS)) return list;
  return (
    <>
      {list}
      <MoreOrFewer type="button" $look="plain" onClick={() => onShowAll(!areAllShown)}>
        {areAllShown ? 'Show fewer' : `Show all ${options.length + more}`}
      </MoreOrFewer>
    </>
  );
}

const MoreOrFewer = styled(Button)`
  ${needsScripts}
`;

/*
 * The row is hidden on narrow screens, which have the dialog `FilterSheet` instead. The dialog requires scripts, so the
 * row remains visible without scripts.
 */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  ${notPrinted}

  @media (max-width: 1023px) and (scripting: enabled) {
    display: none;
  }
`;

const Opener = styled.button<{ readonly $name: string; readonly $isChosen: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(5.5)};
  padding: ${space(0.5)} ${space(1.25)} ${space(0.5)} ${space(1.75)};
  border: 1px solid ${({ $isChosen }) => ($isChosen ? color.indigo : color.control)};
  border-radius: 22px;
  background: ${({ $isChosen }) => ($isChosen ? color.sand : 'transparent')};
  color: ${color.indigo};
  font-size: 1rem;
  anchor-name: --facet-${({ $name }) => $name};

  ${hovered(`border-color: ${color.indigo}; background: ${color.sand};`)}
`;

/* Browsers without anchor positioning display the popover in the middle of the screen. */
const Values = styled.div<{ readonly $name: string; readonly $isShort: boolean }>`
  width: min(440px, calc(100vw - ${space(4)}));
  max-height: min(480px, 80dvh);
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-top: 3px solid ${color.brass};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: 0 8px 24px rgb(34 26 22 / 16%);
  overflow: auto;
  overscroll-behavior: contain;

  legend {
    ${visuallyHidden}
  }

  @supports (position-area: block-end) {
    inset: auto;
    /*
     * The popover opens below its button and fills the height that is left. If less than 200 px are left, it opens
     * above the button.
     */
    min-height: ${({ $isShort }) => ($isShort ? 0 : '200px')};
    max-height: calc(100% - ${space(2)});
    margin: ${space(1)} 0;
    position-anchor: --facet-${({ $name }) => $name};
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline, flip-block;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(18.5)}), 1fr));
  gap: 0 ${space(1)};

  label {
    width: 100%;
    min-height: ${space(5.5)};
    padding-block: 4px;
    line-height: 1.25;
  }

  input {
    flex: none;
  }
`;

const Count = styled.span`
  color: ${color.muted};
  font-size: ${size.small};
`;
