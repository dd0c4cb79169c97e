import { color, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import type { CloseUp } from '../../../catalogue/product';

export function CloseUpMeasure({ closeUp: { cm, size } }: { readonly closeUp: CloseUp }) {
  return (
    <Frame>
      <Text>{`About ${cm} cm across (size: ${size})`}</Text>
      <Ruler viewBox={`0 0 ${cm} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={linesOf(cm)} />
      </Ruler>
    </Frame>
  );
}

/** Returns an SVG path with one line per centimetre of the ruler. Every fifth and tenth line is longer. */
function linesOf(cm: number): string {
  const lengthOf = (at: number) => (at % 10 === 0 ? 1 : at % 5 === 0 ? 0.75 : 0.4);
  return Array.from({ length: cm - 1 }, (_, index) => `M${index + 1} 0v${lengthOf(index + 1)}`).join('');
}

const Frame = styled.p`
  position: absolute;
  inset: auto 0 0;
  pointer-events: none;
`;

const Text = styled.span`
  display: inline-block;
  /* Leaves space for the button that enlarges the picture. */
  max-width: calc(100% - ${space(10)});
  margin: 0 0 ${space(1)} ${space(1)};
  padding: 2px ${space(1)};
  border-radius: 2px;
  background: ${color.paper};
  color: ${color.ink};
  font-size: 0.8125rem;
`;

const Ruler = styled.svg`
  width: 100%;
  height: 14px;
  background: ${color.paper};

  path {
    stroke: ${color.ink};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
`;
