import { useReducedMotion } from '@tanabana/runtime/hooks/useReducedMotion';
import { color, motionAllowed, wide } from '@tanabana/runtime/theme/tokens';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../AppContext';
import { hindiWordmark } from './hindiWordmark';
import { latinWordmark } from './latinWordmark';
import { tamilWordmark } from './tamilWordmark';

const HINDI = 'ताना-बाना';
const TAMIL = 'தானா பானா';

const SCRIPTS = [
  { lang: undefined, ...latinWordmark },
  { lang: 'hi', ...hindiWordmark },
  { lang: 'ta', ...tamilWordmark },
];

/** The brand's name in three alternating scripts (§2.2). Paused while hovered or focused. */
export function Wordmark() {
  const { brand } = useApp().composition.settings;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const script = useRotatingScript(isHovered || isFocused);
  return (
    <Home
      to="/"
      aria-label={`${brand}, ${HINDI}, ${TAMIL}`}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {SCRIPTS.map(({ lang, viewBox, path }, index) => (
        <Script key={path} aria-hidden="true" lang={lang} viewBox={viewBox} data-shown={script === index}>
          <path d={path} />
        </Script>
      ))}
    </Home>
  );
}

const Home = styled(Link)`
  display: grid;
  place-items: center;
  /* The width of a phone without five icons. */
  grid-template-columns: 100%;
  width: clamp(88px, 100vw - 232px, 144px);
  height: 48px;
  color: ${color.madder};
  text-decoration: none;

  > * {
    grid-area: 1 / 1;
  }

  ${wide.tablet} {
    width: 176px;
  }
`;

// Uses an attribute, because a new rule for each state makes the browser style the whole document again.
const Script = styled.svg`
  width: 89%;
  height: auto;
  fill: currentcolor;
  opacity: 0;

  ${motionAllowed} {
    translate: 0 6px;
    transition:
      opacity 500ms ease,
      translate 500ms ease;
  }

  &[data-shown='true'] {
    translate: none;
    opacity: 1;
  }

  &[lang='hi'] {
    width: 74%;
  }

  &[lang='ta'] {
    width: 98%;
  }
`;

/** Delays of rotations, in milliseconds (§2.2). */
const FIRST_ROTATION_MS = 3_000;
const ROTATION_MS = 4_500;

/** Returns the index of the visible script. The index stays 0 if the visitor prefers reduced motion. */
function useRotatingScript(isPaused: boolean): number {
  const [rotations, setRotations] = useState(0);
  const isStill = useReducedMotion() || isPaused;
  useEffect(() => {
    if (isStill) return;
    const delay = rotations === 0 ? FIRST_ROTATION_MS : ROTATION_MS;
    const timer = setTimeout(() => setRotations(rotations + 1), delay);
    return () => clearTimeout(timer);
  }, [rotations, isStill]);
  return rotations % SCRIPTS.length;
}
