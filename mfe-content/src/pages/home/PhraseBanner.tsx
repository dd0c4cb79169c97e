import { IconButton } from '@tanabana/runtime/kit/IconButton';
import { color, font, hovered, motionAllowed, notPrinted, size, space } from '@tanabana/runtime/theme/tokens';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import home from '../../../content/home.json';

/** Phrases in a scrolling loop, rendered twice so that the loop is seamless (§2.3). */
export function PhraseBanner() {
  const [isStopped, setStopped] = useState(false);
  return (
    <Strip aria-label="What we stand for">
      <Window>
        <Belt $stopped={isStopped}>
          {[false, true].map((isCopy) => (
            <ul key={String(isCopy)} aria-hidden={isCopy || undefined}>
              {home.phrases.map((phrase) => (
                <li key={phrase}>{phrase}</li>
              ))}
            </ul>
          ))}
        </Belt>
      </Window>
      <PauseButton
        type="button"
        aria-label={isStopped ? 'Play the phrases' : 'Pause the phrases'}
        onClick={() => setStopped(!isStopped)}
      >
        {isStopped ? <Play aria-hidden="true" size={16} /> : <Pause aria-hidden="true" size={16} />}
      </PauseButton>
    </Strip>
  );
}

const Strip = styled.section`
  display: flex;
  align-items: center;
  border-bottom: 1px solid ${color.line};
`;

// Fades out the phrases next to the pause button.
const Window = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;

  ${motionAllowed} {
    mask-image: linear-gradient(to left, transparent, #000 ${space(3)});
  }
`;

const pass = keyframes`
  to { transform: translateX(-50%); }
`;

const Belt = styled.div<{ readonly $stopped: boolean }>`
  display: flex;
  width: max-content;
  color: ${color.indigo};
  font: italic 400 ${size.h3} / 1.2 ${font.display};

  ul {
    display: flex;
    padding: ${space(3)} 0;
  }

  li::after {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin: 0 ${space(4)};
    background: ${color.brass};
    forced-color-adjust: none;
    rotate: 45deg;
    vertical-align: 0.12em;
  }

  ${motionAllowed} {
    animation: ${pass} 48s linear infinite;
    animation-play-state: ${({ $stopped }) => ($stopped ? 'paused' : 'running')};

    ${Strip}:focus-within & {
      animation-play-state: paused;
    }

    ${hovered('animation-play-state: paused;', `${Strip}:hover &`)}
  }

  @media (prefers-reduced-motion: reduce) {
    width: auto;
    font-size: ${size.lead};

    ul {
      flex-wrap: wrap;
      justify-content: center;
      gap: 4px 0;
      width: 100%;
      max-width: 1120px;
      margin: 0 auto;
      padding-inline: ${space(2)};
    }

    li::after {
      margin-inline: ${space(1.5)};
    }

    li:last-child::after {
      display: none;
    }

    @media (max-width: 767px) {
      ul {
        column-gap: ${space(2)};
      }

      li::after {
        display: none;
      }
    }

    ul[aria-hidden] {
      display: none;
    }
  }
`;

const PauseButton = styled(IconButton)`
  margin-right: ${space(1)};
  ${notPrinted}

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
