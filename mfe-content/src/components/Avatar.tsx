import { color } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import emblems from '../../content/emblems.json';

/** SVG paths of drawings, by name of the drawing. The drawings replace portraits of the authors. */
const EMBLEMS: Readonly<Record<string, string>> = emblems;

const BACKGROUNDS = ['#7c2b26', '#22385a', '#43583f', '#96502f'];

export function Avatar({ emblem, size }: { readonly emblem: string; readonly size: number }) {
  const index = Object.keys(EMBLEMS).indexOf(emblem) % BACKGROUNDS.length;
  return (
    <Emblem aria-hidden="true" viewBox="0 0 48 48" width={size} height={size}>
      <circle cx="24" cy="24" r="24" fill={BACKGROUNDS[index] ?? BACKGROUNDS[0]} />
      <path d={EMBLEMS[emblem] ?? EMBLEMS.knot} />
    </Emblem>
  );
}

const Emblem = styled.svg`
  flex: none;

  path {
    fill: none;
    stroke: ${color.paper};
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
