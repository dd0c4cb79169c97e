import { clearOf, color, motionAllowed, space, visuallyHidden, wide } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { Dialog, opensDialog } from '@tanabana/runtime/kit/Dialog';
import { Floating } from '@tanabana/runtime/kit/Floating';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../AppContext';
import { ContactOptions } from './ContactOptions';

/** The floating Contact Us button and its modal (§2.2). */
export function ContactUs() {
  const dialog = useId();
  const { contact } = useApp().composition.settings;
  return (
    <>
      <Place>
        <Trigger {...opensDialog(dialog)}>
          <span>Contact Us</span>
          <MessageCircle aria-hidden="true" size={20} />
        </Trigger>
      </Place>
      <Dialog id={dialog} title="Get in Touch">
        <p>We typically respond within 24 hours</p>
        <ContactOptions contact={contact} />
      </Dialog>
    </>
  );
}

const Trigger = styled(Button)`
  position: relative;
  background: ${color.indigo};

  @media (max-width: 1023px) {
    span {
      ${visuallyHidden}
    }
  }

  svg {
    position: relative;
  }

  @media (hover: hover) {
    &:hover,
    &:hover span {
      background: ${color.indigoDeep};
    }
  }
`;

/** Width of icon and label together; the label grows with the visitor's text size. */
const EXPANDED_WIDTH = 'calc(76px + 5rem)';

// On a wide screen the label is to the left of the icon, and is hidden when it would cover text of the page.
// The icon alone fits into the margin.
const Place = styled(Floating)`
  ${wide.desktop} {
    --margin: 44px;
    --back: ${clearOf('right', space(3))};

    right: ${clearOf('right', space(3))};
    width: ${EXPANDED_WIDTH};
    text-align: end;

    span {
      position: absolute;
      inset: 0 0 0 auto;
      width: ${EXPANDED_WIDTH};
      padding-left: ${space(3)};
      border-radius: 24px;
      background: ${color.indigo};
      line-height: ${space(6)};
      white-space: nowrap;
      text-align: left;
      clip-path: inset(-8px round 32px);
    }

    > :focus-visible {
      outline: none;

      span {
        outline: 3px solid ${color.indigo};
        outline-offset: 3px;
      }
    }

    &:not([data-ground='clear']) > :not(:focus-visible) {
      scale: 0.8333;
      border-radius: 24px;

      svg {
        translate: none;
      }

      span {
        clip-path: inset(0 0 0 calc(100% - 48px) round 24px);
        transition-delay: 80ms, 0s, 0s;
        color: transparent;
      }

      @media (hover: hover) {
        &:hover span {
          clip-path: inset(-8px round 32px);
          transition-delay: 0s, 200ms, 0s;
          color: ${color.paper};
        }
      }
    }

    /* The label fades out before it collapses, and fades in after it has expanded. */
    ${motionAllowed} {
      span {
        transition:
          clip-path 200ms ease,
          color 80ms ease 200ms,
          background-color 160ms ease;
      }
    }
  }
`;
