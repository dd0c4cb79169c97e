import { Pause, Play } from 'lucide-react';
import { Children, type ReactNode, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { hovered, motionAllowed, notPrinted } from '../theme/tokens';
import { IconButton } from './IconButton';

interface MarqueeProps {
  readonly label: string;
  /** What the button pauses, such as `offers`. */
  readonly noun: string;
  /** Time of one pass, in seconds. */
  readonly seconds: number;
  /** `li` elements. They are rendered twice, so that the loop is seamless. A single one stands still. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A list in a scrolling loop. Pauses while it is pointed at or contains the focus, and by a button (WCAG 2.2.2). Stands
 * still for visitors who prefer reduced motion.
 */
export function Marquee({ label, noun, seconds, children, className }: MarqueeProps) {
  const [isPaused, setPaused] = useState(false);
  const Icon = isPaused ? Play : Pause;
  if (Children.count(children) === 1)
    return (
      <Strip aria-label={label} className={className}>
        <Single>{children}</Single>
      </Strip>
    );
  return (
    <Strip aria-label={label} className={className}>
      <Window>
        <Belt $seconds={seconds} $paused={isPaused}>
          <ul>{children}</ul>
          <ul aria-hidden="true">{children}</ul>
        </Belt>
      </Window>
      <PauseButton
        type="button"
        aria-label={`${isPaused ? 'Play' : 'Pause'} the ${noun}`}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon aria-hidden="true" size={16} />
      </PauseButton>
    </Strip>
  );
}

const Strip = styled.section`
  display: flex;
  align-items: center;
`;

const Single = styled.ul`
  flex: 1;
`;

const Window = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
`;

const pass = keyframes`
  to { transform: translateX(-50%); }
`;

const Belt = styled.div<{ readonly $seconds: number; readonly $paused: boolean }>`
  display: flex;
  width: max-content;
  min-width: 200%;

  ul {
    flex: none;
    min-width: 50%;
  }

  ${motionAllowed} {
    animation: ${pass} ${({ $seconds }) => $seconds}s linear infinite;
    animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};

    ${Strip}:focus-within & {
      animation-play-state: paused;
    }

    ${hovered('animation-play-state: paused;', `${Strip}:hover &`)}
  }

  @media (prefers-reduced-motion: reduce) {
    width: auto;
    min-width: 0;

    ul {
      flex: 1;
    }

    ul[aria-hidden] {
      display: none;
    }
  }
`;

const PauseButton = styled(IconButton)`
  color: inherit;
  ${notPrinted}

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
