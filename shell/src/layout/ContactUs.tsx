import { clearOf, color, notPrinted, space, wide } from '@tanabana/runtime/theme/tokens';
import { Dialog, opensDialog } from '@tanabana/runtime/kit/Dialog';
import { IconButton } from '@tanabana/runtime/kit/IconButton';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../AppContext';
import { ContactOptions } from './ContactOptions';

/** Pages on which the button would cover controls. */
const WITHOUT_BUTTON =
  /^\/(?:cart|enquiry|checkout|dashboard|login|register|contact|newsletter|coming-soon|blog\/create)(?:\/|$)/;

/** The floating Contact Us button and its modal (§2.2). */
export function ContactUs() {
  const dialog = useId();
  const { contact, origin } = useApp().composition.settings;
  if (WITHOUT_BUTTON.test(useLocation().pathname)) return null;
  return (
    <>
      <Trigger {...opensDialog(dialog)} aria-label="Contact Us" title="Contact Us">
        <MessageCircle aria-hidden="true" size={20} />
      </Trigger>
      <Dialog id={dialog} title="Get in Touch">
        <p>We typically respond within 24 hours</p>
        <ContactOptions contact={contact} origin={origin} />
      </Dialog>
    </>
  );
}

const Trigger = styled(IconButton)`
  && {
    position: fixed;
  }

  z-index: 10;
  right: ${clearOf('right', space(2))};
  bottom: ${clearOf('bottom', space(2))};
  /* Above a bar at the bottom of the screen. */
  translate: 0 calc(-1 * var(--bottom-bar, 0px));
  background: ${color.indigo};
  color: ${color.paper};
  box-shadow:
    0 0 0 1px ${color.brass},
    0 2px 6px rgb(34 26 22 / 28%);

  ${wide.desktop} {
    right: ${clearOf('right', space(0.5))};
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.indigoDeep};
    }
  }

  ${notPrinted}
`;
