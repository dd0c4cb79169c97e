import { color, hovered, motionAllowed, wide } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';
import { hindiWordmark, latinWordmark, tamilWordmark } from './wordmarks';

const HINDI = 'ताना-बाना';
const TAMIL = 'தானா பானா';

const SCRIPTS = [
  { lang: undefined, ...latinWordmark },
  { lang: 'hi', ...hindiWordmark },
  { lang: 'ta', ...tamilWordmark },
];

/** The brand's name in three alternating scripts (§2.2). */
export function Wordmark() {
  const { brand } = useApp().composition.settings;
  return (
    <Home to="/" aria-label={`${brand}, ${HINDI}, ${TAMIL}`}>
      {SCRIPTS.map(({ lang, viewBox, path }) => (
        <Script key={path} aria-hidden="true" lang={lang} viewBox={viewBox}>
          <path d={path} />
        </Script>
      ))}
    </Home>
  );
}

const Home = styled(Link)`
  display: grid;
  place-items: center;
  /* The width is the screen width without the five icons of the header. */
  grid-template-columns: 100%;
  width: clamp(64px, 100vw - 232px, 144px);
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

// Each wordmark has a third of the cycle, 4.5 seconds, and has disappeared before the next one appears.
const appear = keyframes`
  from { opacity: 0; translate: 0 6px; }
  3.7%, 29.6% { opacity: 1; translate: none; }
  33.3%, to { opacity: 0; translate: 0 6px; }
`;

const Script = styled.svg`
  width: 89%;
  height: auto;
  fill: currentcolor;

  /* The negative delay shortens the first display of the Latin script to 3 seconds. */
  --delay: -1.5s;

  &[lang='hi'] {
    --delay: 3s;

    width: 74%;
    opacity: 0;
  }

  &[lang='ta'] {
    --delay: 7.5s;

    width: 98%;
    opacity: 0;
  }

  ${motionAllowed} {
    animation: ${appear} 13.5s var(--delay) infinite backwards;

    ${Home}:focus & {
      animation-play-state: paused;
    }

    ${hovered('animation-play-state: paused;', `${Home}:hover &`)}
  }
`;
