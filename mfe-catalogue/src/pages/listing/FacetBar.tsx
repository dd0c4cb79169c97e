import { Button } from '@tanabana/runtime/kit/Button';
import { color, notPrinted, space, visuallyHidden, wide } from '@tanabana/runtime/theme/tokens';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { type Facet, FACETS } from '../../facets/facet';
import type { ChosenValue, FacetChoice } from '../../facets/facetChoice';
import { FacetOptions } from './FacetOptions';

interface FacetBarProps {
  readonly facets: readonly Facet[];
  readonly choice: FacetChoice;
  readonly onToggle: (value: ChosenValue) => void;
}

/** A button for each facet that opens its values, on wide screens. Without scripts, on all screens. */
export const FacetBar = memo(function FacetBar({ facets, choice, onToggle }: FacetBarProps) {
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

/* With scripts, narrow screens have one button instead. */
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

/* Engines without anchors display it in the middle of the screen. */
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
    /* Fills the space below or above its button, and changes sides if the space is less than the minimum. */
    min-height: 200px;
    max-height: calc(100% - ${space(2)});
    margin: ${space(1)} 0;
    position-anchor: --facet-${({ $name }) => $name};
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline, flip-block;
  }
`;
