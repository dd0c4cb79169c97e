import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { clearOf, color, motionAllowed, notPrinted, space, wide } from '../theme/tokens';
import { useGround } from './useGround';

interface FloatingProps {
  readonly className?: string;
  /** One round control of 48 pixels, with an icon of 20 pixels. */
  readonly children: ReactNode;
}

/**
 * Floats a control at the bottom right of the screen. While the page moves, or text or a control is below it,
 * it moves into the page's margin, and up if the margin is covered too. Keyboard focus moves it back.
 */
export function Floating({ className, children }: FloatingProps) {
  const [place, ground] = useGround<HTMLDivElement>();
  return (
    <Place ref={place} className={className} data-ground={ground}>
      {children}
    </Place>
  );
}

// Only transforms move it, so that nothing is laid out again. The margin is that of `Page`.
const Place = styled.div`
  /* Visible width while it is in the margin, and the distance that it moves. */
  --margin: 14px;
  --back: calc(34px + ${clearOf('right', space(2))});

  position: fixed;
  z-index: 10;
  right: ${clearOf('right', space(2))};
  bottom: ${clearOf('bottom', space(2))};
  /* Above a bar that a page has at the bottom of the screen. */
  translate: 0 calc(-1 * var(--bottom-bar, 0px));
  /* An outline of any shape, visible on dark ground too. */
  filter: drop-shadow(0 0 1px ${color.brass}) drop-shadow(0 0 1px ${color.brass})
    drop-shadow(0 2px 6px rgb(34 26 22 / 28%));
  pointer-events: none;

  && > * {
    width: ${space(6)};
    height: ${space(6)};
    min-height: 0;
    padding: 0;
    border: 0;
    border-radius: 24px;
    pointer-events: auto;
  }

  &:not([data-ground='clear']) > :not(:focus-visible) {
    translate: var(--back) 0;
    /* A tab at the edge of the screen, not a circle that the edge cuts off. */
    border-radius: 8px 0 0 8px;

    svg {
      translate: -17px 0;
      scale: 0.5;
    }
  }

  &&[data-ground='margin-taken'] > :not(:focus-visible) {
    translate: var(--back) -${space(9)};
  }

  ${wide.tablet} {
    --margin: 28px;
    --back: calc(20px + ${clearOf('right', space(2))});

    &:not([data-ground='clear']) > :not(:focus-visible) {
      svg {
        translate: -10px 0;
        scale: none;
      }
    }
  }

  ${motionAllowed} {
    > *,
    svg {
      transition:
        translate 200ms ease,
        scale 200ms ease,
        border-radius 200ms ease,
        background-color 160ms ease;
    }
  }

  ${notPrinted}
`;
