import { color, font, hovered, motionAllowed, size, wide } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';
import { wordmarks } from './layout';

/** The brand's name, in the sample shop in three alternating scripts (§2.2). */
export function Wordmark() {
  const { brand } = useApp().composition.settings;
  return (
    <Home to="/" aria-label={[brand, ...wordmarks.flatMap(({ name }) => name ?? [])].join(', ')}>
      {wordmarks.length === 0 && <Written aria-hidden="true">{brand}</Written>}
      {wordmarks.map(({ lang, width, viewBox, path }, index) => (
        <Script key={path} aria-hidden="true" lang={lang} viewBox={viewBox} $width={width} $turn={index}>
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

const Written = styled.span`
  font: 500 ${size.h3} / 1.2 ${font.display};
  text-align: center;
`;

/** The negative delay shortens the first display of the first script to 3 seconds. */
const delayOf = (turn: number) => `${turn * 4.5 - 1.5}s`;

const Script = styled.svg<{ readonly $width: number; readonly $turn: number }>`
  width: ${({ $width }) => $width}%;
  height: auto;
  fill: currentcolor;
  opacity: ${({ $turn }) => ($turn === 0 ? 1 : 0)};

  ${motionAllowed} {
    animation: ${wordmarks.length > 1 ? appear : 'none'} 13.5s ${({ $turn }) => delayOf($turn)} infinite
      backwards;

    ${Home}:focus & {
      animation-play-state: paused;
    }

    ${hovered('animation-play-state: paused;', `${Home}:hover &`)}
  }
`;
