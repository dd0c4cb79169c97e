import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { CloseUp } from '../../../catalogue/product';

/** A measure that lies along the lower edge of a close-up, with a mark for each centimetre, and what it says. */
export function CloseUpMeasure({ closeUp: { cm, size } }: { readonly closeUp: CloseUp }) {
  return (
    <Place>
      <Words>{`About ${cm} cm across (size: ${size})`}</Words>
      <Tape viewBox={`0 0 ${cm} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={marksOf(cm)} />
      </Tape>
    </Place>
  );
}

/** Lines of an SVG path: a short one for each centimetre, longer ones for every fifth and tenth. */
function marksOf(cm: number): string {
  const lengthOf = (mark: number) => (mark % 10 === 0 ? 1 : mark % 5 === 0 ? 0.75 : 0.4);
  return Array.from({ length: cm - 1 }, (_, index) => `M${index + 1} 0v${lengthOf(index + 1)}`).join('');
}

const Place = styled.p`
  position: absolute;
  inset: auto 0 0;
  pointer-events: none;
`;

const Words = styled.span`
  display: inline-block;
  /* Beside the button that enlarges the picture. */
  max-width: calc(100% - ${space(10)});
  margin: 0 0 ${space(1)} ${space(1)};
  padding: 2px ${space(1)};
  border-radius: 2px;
  background: ${color.paper};
  color: ${color.ink};
  font-size: 0.8125rem;
`;

const Tape = styled.svg`
  display: block;
  width: 100%;
  height: 14px;
  background: ${color.paper};

  path {
    stroke: ${color.ink};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
`;
