import { styled } from 'styled-components';
import { color, font } from '@tanabana/runtime/theme/tokens';
import { routesOf, type Release } from '../../composition/releaseDocument';
import type { ShownFragments } from './shownFragments';

/** The drawing is as wide as a phone shows it; larger screens enlarge it. */
const WIDTH = 343;
const BOX_WIDTH = 112;
const BOX_HEIGHT = 40;
const ROW_HEIGHT = 54;
const TOP = 24;

const THREADS = [color.madder, color.indigo, color.leaf, color.brass, color.control];

/** Widest line, for remotes whose fragments are on many pages. */
const MAX_STROKE = 7;

interface RemotesMapProps {
  readonly release: Release;
  readonly shown: readonly ShownFragments[];
}

/** A drawing of whose fragments (left) stand on whose pages (right); the list beside it says the same in words. */
export function RemotesMap({ release: { remotes, settings }, shown }: RemotesMapProps) {
  const names = Object.keys(remotes).sort();
  const fragmentsOf = (name: string) =>
    Object.keys(remotes[name]?.exposes ?? {}).filter((expose) => expose.startsWith('./fragments/')).length;
  const offering = names.filter((name) => fragmentsOf(name) > 0);
  const middleIn = (column: readonly string[], name: string) =>
    TOP + column.indexOf(name) * ROW_HEIGHT + BOX_HEIGHT / 2;
  const pagesOf = (name: string) => (remotes[name] ? routesOf(remotes[name], settings).length : 0);
  const start = BOX_WIDTH;
  const end = WIDTH - BOX_WIDTH;
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${TOP + names.length * ROW_HEIGHT}`}
      role="img"
      aria-label="Map: whose fragments stand on whose pages"
    >
      <text x="0" y="12" className="title">
        Fragments of
      </text>
      <text x={end} y="12" className="title">
        on pages of
      </text>
      {shown.map(({ from, on, pages }) => (
        <path
          key={`${from} ${on}`}
          d={thread([start, middleIn(offering, from)], [end, middleIn(names, on)])}
          stroke={THREADS[names.indexOf(from) % THREADS.length]}
          strokeWidth={Math.min(MAX_STROKE, 1 + pages)}
        />
      ))}
      {offering.map((name) => (
        <Box
          key={name}
          x={0}
          middle={middleIn(offering, name)}
          name={name}
          count={countOf(fragmentsOf(name), 'fragment')}
        />
      ))}
      {names.map((name) => (
        <Box
          key={name}
          x={end}
          middle={middleIn(names, name)}
          name={name}
          count={countOf(pagesOf(name), 'page')}
        />
      ))}
    </Drawing>
  );
}

type Point = readonly [x: number, y: number];

/** A line from one point to another, which leaves and arrives level. */
function thread([fromX, fromY]: Point, [toX, toY]: Point): string {
  const bend = (fromX + toX) / 2;
  return `M${fromX} ${fromY}C${bend} ${fromY} ${bend} ${toY} ${toX} ${toY}`;
}

interface BoxProps {
  readonly x: number;
  readonly middle: number;
  readonly name: string;
  readonly count: string;
}

function Box({ x, middle, name, count }: BoxProps) {
  return (
    <>
      <rect x={x + 0.5} y={middle - BOX_HEIGHT / 2 + 0.5} width={BOX_WIDTH - 1} height={BOX_HEIGHT - 1} />
      <text x={x + 10} y={middle - 3}>
        {name}
      </text>
      <text x={x + 10} y={middle + 13} className="count">
        {count}
      </text>
    </>
  );
}

function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 440px;
  font: 600 14px ${font.text};

  text {
    fill: ${color.ink};
  }

  .title,
  .count {
    fill: ${color.muted};
    font-weight: 400;
    font-size: 12px;
  }

  rect {
    fill: ${color.paper};
    stroke: ${color.control};
  }

  path {
    fill: none;
    opacity: 0.75;
  }
`;
