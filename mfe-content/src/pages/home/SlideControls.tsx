import { IconButton } from '@tanabana/ui/kit/IconButton';
import {
  chosenInForcedColors,
  color,
  contentWidth,
  hovered,
  motionAllowed,
  notPrinted,
  space,
  wide,
} from '@tanabana/ui/theme/tokens';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { home } from '../../content/home';
import { SLIDE_DURATION_MS, type Slideshow } from './useSlideshow';

export function SlideControls({ show }: { readonly show: Slideshow }) {
  return (
    <>
      <Bar>
        <IconButton type="button" aria-label="Previous slide" onClick={() => show.step(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <ul>
          {home.slides.map((slide, index) => (
            <li key={slide.title}>
              <Dot
                type="button"
                aria-label={`Slide ${index + 1}: ${slide.category}`}
                aria-current={index === show.index || undefined}
                onClick={() => show.choose(index)}
              />
            </li>
          ))}
        </ul>
        <IconButton type="button" aria-label="Next slide" onClick={() => show.step(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <PauseButton
          type="button"
          aria-label={show.isStopped ? 'Play the slides' : 'Pause the slides'}
          onClick={show.toggle}
        >
          {show.isStopped ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
        </PauseButton>
      </Bar>
      <Progress aria-hidden="true">{show.isPlaying && <Thread key={show.index} />}</Progress>
    </>
  );
}

const Bar = styled.div`
  position: absolute;
  bottom: ${space(1)};
  left: ${space(0.5)};
  display: flex;
  align-items: center;

  ul {
    display: flex;
  }

  ${wide.tablet} {
    bottom: ${space(2)};
    left: ${space(2.5)};
  }

  ${wide.desktop} {
    bottom: ${space(5)};
    left: max(${space(4.5)}, calc((100vw - ${contentWidth}) / 2 - 12px));
  }

  @media (scripting: none) {
    display: none;
  }

  ${notPrinted}
`;

const PauseButton = styled(IconButton)`
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${space(4)};
  height: ${space(6)};
  padding: 0;
  border: 0;
  background: none;

  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 1.5px solid ${color.indigo};
    border-radius: 50%;
  }

  ${hovered(`background: ${color.indigo};`, '&:hover::before')}

  &[aria-current]::before {
    background: ${color.indigo};
    ${chosenInForcedColors}
  }
`;

const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  overflow: hidden;
  background: ${color.line};
  ${notPrinted}
`;

const fill = keyframes`
  from { transform: scaleX(0); }
`;

const Thread = styled.div`
  height: 100%;
  background: ${color.brass};
  transform-origin: left;
  ${chosenInForcedColors}

  ${motionAllowed} {
    animation: ${fill} ${SLIDE_DURATION_MS}ms linear;
  }
`;
