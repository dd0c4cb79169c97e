import { color } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** Emblems of people, by name; the blog shows no faces. */
const EMBLEMS: Readonly<Record<string, string>> = {
  shuttle: 'M8 24q16-11 32 0q-16 11-32 0zM18 24h12M24 21v6',
  lamp: 'M9 26h30q-3 11-15 11T9 26zM24 22c-5-4-3-9 0-13 3 4 5 9 0 13zM18 41h12',
  leaf: 'M24 41V20M24 9c9 5 12 14 0 25C12 23 15 14 24 9zM24 26l6-5M24 22l-6-4',
  bird: 'M10 29c8 8 20 7 24-4l6-3-6-2c-2-7-10-7-13-1-2 4-6 7-11 10zM30 19v.5M22 34v6M27 34v6',
  knot: 'M14 24c0-8 20-8 20 0s-20 8-20 0zM24 14c8 0 8 20 0 20s-8-20 0-20z',
  pot: 'M18 12h12M20 12v5c-7 3-9 8-9 12 0 6 5 10 13 10s13-4 13-10c0-4-2-9-9-12v-5M12 27h24',
  flower:
    'M24 24m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M24 20c-6-6-2-11 0-11s6 5 0 11M24 28c6 6 2 11 0 11s-6-5 0-11M20 24c-6 6-11 2-11 0s5-6 11 0M28 24c6-6 11-2 11 0s-5 6-11 0',
};

const GROUNDS = ['#7c2b26', '#22385a', '#43583f', '#96502f'];

export function Avatar({ emblem, size }: { readonly emblem: string; readonly size: number }) {
  const ground = Object.keys(EMBLEMS).indexOf(emblem) % GROUNDS.length;
  return (
    <Round aria-hidden="true" viewBox="0 0 48 48" width={size} height={size}>
      <circle cx="24" cy="24" r="24" fill={GROUNDS[ground] ?? GROUNDS[0]} />
      <path d={EMBLEMS[emblem] ?? EMBLEMS.knot} />
    </Round>
  );
}

const Round = styled.svg`
  flex: none;

  path {
    fill: none;
    stroke: ${color.paper};
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
