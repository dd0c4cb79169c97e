import { color, motionAllowed, space, visuallyHidden, wide } from '@tanabana/shared/theme/tokens';
import { Button } from '@tanabana/shared/ui/Button';
import { Dialog } from '@tanabana/shared/ui/Dialog';
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useHouse } from '../HouseContext';

/** The floating Contact Us button and its modal with three ways to reach the house (§2.2). */
export function ContactUs() {
  const [isOpen, setOpen] = useState(false);
  const { contact } = useHouse().composition.settings;
  return (
    <>
      <Floating type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageCircle aria-hidden="true" size={20} />
        <span>Contact Us</span>
      </Floating>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Get in Touch">
        <p>We typically respond within 24 hours</p>
        <Ways>
          <Way icon={Mail} name="Email" value={contact.email} href={`mailto:${contact.email}`} />
          <Way
            icon={Phone}
            name="Phone"
            value={contact.phone}
            href={`tel:${contact.phone.replaceAll(' ', '')}`}
          />
          <Way
            icon={MessageCircle}
            name="WhatsApp chat"
            value={contact.whatsApp}
            href={`https://wa.me/${contact.whatsApp.replace(/\D/g, '')}`}
          />
        </Ways>
      </Dialog>
    </>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly value: string;
  readonly href: string;
}

function Way({ icon: Icon, name, value, href }: WayProps) {
  return (
    <li>
      <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}>
        <Icon aria-hidden="true" />
        <span>
          <strong>{name}</strong>
          <span>{value}</span>
        </span>
      </a>
    </li>
  );
}

// Round on a phone, where its words would lie over the page's.
const Floating = styled(Button)`
  position: fixed;
  z-index: 10;
  right: ${space(2)};
  bottom: ${space(2)};
  width: ${space(7)};
  height: ${space(7)};
  padding: 0;
  border-color: ${color.brass};
  border-radius: 28px;
  background: ${color.indigo};
  box-shadow: 0 4px 16px rgb(34 26 22 / 24%);

  span {
    ${visuallyHidden}
  }

  &:hover {
    border-color: ${color.brass};
    background: ${color.indigoDeep};
  }

  ${wide.tablet} {
    width: auto;
    height: auto;
    padding: 0 ${space(3)};

    span {
      all: unset;
    }
  }

  ${motionAllowed} {
    &:hover {
      translate: 0 -2px;
    }
  }

  @media print {
    display: none;
  }
`;

const Ways = styled.ul`
  border-top: 1px solid ${color.line};

  li {
    border-bottom: 1px solid ${color.line};
  }

  a {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(2)} 0;
    color: ${color.indigo};
    text-decoration: none;
  }

  a:hover strong {
    text-decoration: underline;
  }

  a > span > * {
    display: block;
  }

  a > span > span {
    color: ${color.muted};
  }
`;
