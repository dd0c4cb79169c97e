import { Button } from '@tanabana/runtime/kit/Button';
import { color, notPrinted, space, visuallyHidden, wide } from '@tanabana/runtime/theme/tokens';
import { ChevronDown } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { type Facet, type FacetChoice, FACETS } from '../../facets/facet';
import { type ChosenValue, toggleFacet } from '../../facets/chooseFacet';
import { FacetOptions } from './FacetOptions';

interface FacetBarProps {
  readonly facets: readonly Facet[];
  readonly choice: FacetChoice;
  readonly onChoose: (choice: FacetChoice) => void;
}

/**
 * A button for each facet that opens its values, for wide screens. It is the part of the form that works without
 * scripts, on all screens.
 */
export function FacetBar({ facets, choice, onChoose }: FacetBarProps) {
  const [picked, setPicked] = useState(choice);
  const [seen, setSeen] = useState(choice);
  // The address changed: by what was picked, which it repeats, or by something else.
  if (choice !== seen) {
    setSeen(choice);
    setPicked(choice);
  }
  const pick = (value: ChosenValue) => {
    // A checkbox shows its state at once, before the page has moved to the new address.
    const next = toggleFacet(picked, value);
    setPicked(next);
    onChoose(next);
  };
  // The products come before the counts.
  return <Buttons facets={useDeferredValue(facets)} choice={picked} onToggle={pick} />;
}

interface ButtonsProps extends Pick<FacetBarProps, 'facets' | 'choice'> {
  readonly onToggle: (value: ChosenValue) => void;
}

const Buttons = memo(function Buttons({ facets, choice, onToggle }: ButtonsProps) {
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
            <Values id={id} popover="auto" $name={name}>
              <fieldset>
                <legend>{FACETS[name]}</legend>
                <FacetOptions facet={facet} chosen={chosen} onToggle={onToggle} />
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

/* Where scripts run, narrow screens have one button instead. */
const Row = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${space(1)};
  ${notPrinted}

  ${wide.desktop} {
    display: flex;
  }

  @media (scripting: none) {
    display: flex;
  }
`;

const Opener = styled.button<{ readonly $name: string; readonly $isChosen: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(5.5)};
  padding: ${space(0.5)} ${space(1.5)} ${space(0.5)} ${space(2)};
  border: 1px solid ${({ $isChosen }) => ($isChosen ? color.indigo : color.control)};
  border-radius: 22px;
  background: ${({ $isChosen }) => ($isChosen ? color.sand : 'transparent')};
  color: ${color.indigo};
  font-size: 1rem;
  anchor-name: --facet-${({ $name }) => $name};

  @media (hover: hover) {
    &:hover {
      border-color: ${color.indigo};
      background: ${color.sand};
    }
  }
`;

/* Engines without anchors show it in the middle of the screen. */
const Values = styled.div<{ readonly $name: string }>`
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

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    ${visuallyHidden}
  }

  @supports (position-area: block-end) {
    inset: auto;
    /* As much as is free below or above its button; with less than the least it changes sides. */
    min-height: 200px;
    max-height: calc(100% - ${space(2)});
    margin: ${space(1)} 0;
    position-anchor: --facet-${({ $name }) => $name};
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline, flip-block;
  }
`;
