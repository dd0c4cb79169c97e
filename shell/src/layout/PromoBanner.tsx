import { color, hovered, motionAllowed, space } from '@tanabana/runtime/theme/tokens';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';

/** Narrow screens without animation, on which the messages are displayed below one another. */
const stillAndNarrow = '@media (prefers-reduced-motion: reduce) and (max-width: 1023px)';

const MESSAGES: readonly { readonly text: string; readonly how?: string }[] = [
  { text: 'Christmas offer: 10% off on your first order', how: 'Ask for it in your enquiry' },
  { text: 'Easy returns within 30 days' },
  { text: 'Handcrafted · Authentic · Ethical' },
];

export function PromoBanner() {
  const [isPaused, setPaused] = useState(false);
  return (
    <Strip aria-label="Offers">
      <Belt $paused={isPaused}>
        <Messages />
        {/* A second list, so that the loop of the animation is seamless. */}
        <Messages hidden />
      </Belt>
      <PauseButton
        type="button"
        aria-label={isPaused ? 'Play the offers' : 'Pause the offers'}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <Play aria-hidden="true" size={14} /> : <Pause aria-hidden="true" size={14} />}
      </PauseButton>
    </Strip>
  );
}

function Messages({ hidden = false }: { readonly hidden?: boolean }) {
  return (
    <List aria-hidden={hidden || undefined}>
      {MESSAGES.map(({ text, how }) => (
        <li key={text}>
          <span>{text}</span>
          {how && <span>{`. ${how}`}</span>}
        </li>
      ))}
    </List>
  );
}

const Strip = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  height: 50px;
  padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
  overflow: hidden;
  background: ${color.indigo};
  color: ${color.paper};
  font-size: 0.9375rem;
`;

const pass = keyframes`
  to { transform: translateX(-50%); }
`;

const Belt = styled.div<{ $paused: boolean }>`
  display: flex;
  flex: none;
  min-width: 200%;

  @media (prefers-reduced-motion: reduce) {
    min-width: 100%;
  }

  ${motionAllowed} {
    animation: ${pass} 36s linear infinite;
    animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};

    ${Strip}:focus-within & {
      animation-play-state: paused;
    }

    ${hovered('animation-play-state: paused;', `${Strip}:hover &`)}
  }
`;

// The columns have the same width, so that no message moves while the document loads.
const List = styled.ul`
  display: grid;
  flex: none;
  grid-template-columns: repeat(3, 1fr);
  min-width: 50%;
  text-align: center;
  white-space: nowrap;

  li {
    padding: 0 ${space(4)};
  }

  ${stillAndNarrow} {
    grid-template-columns: 1fr;
    /* With this font size, three lines fit in the strip, and the longest line fits on a phone. */
    font-size: min(0.75rem, 3.75vw, 14px);
    line-height: 16px;

    /* Omits the second sentence of a message, because the FAQ and the terms contain the same information. */
    span + span {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    min-width: 100%;

    &[aria-hidden] {
      display: none;
    }
  }
`;

const PauseButton = styled.button`
  position: absolute;
  inset: 0 env(safe-area-inset-right) 0 auto;
  width: ${space(6)};
  border: 0;
  background: ${color.indigo};
  color: ${color.paper};

  svg {
    margin: auto;
  }

  &:focus-visible {
    outline-color: ${color.paper};
    outline-offset: -6px;
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
