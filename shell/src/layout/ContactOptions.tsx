import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** The three contact options (§2.2). On a product page the WhatsApp message names the page. */
export function ContactOptions({ contact, origin }: Pick<Settings, 'contact' | 'origin'>) {
  const { pathname } = useLocation();
  const message = pathname.startsWith('/product/')
    ? `?text=${encodeURIComponent(`About: ${origin}${pathname}`)}`
    : '';
  return (
    <Options>
      <Option icon={Mail} name="Email" value={contact.email} href={`mailto:${contact.email}`} />
      <Option
        icon={Phone}
        name="Phone"
        value={contact.phone}
        href={`tel:${contact.phone.replaceAll(' ', '')}`}
      />
      <Option
        icon={MessageCircle}
        name="WhatsApp chat"
        value={contact.whatsApp}
        href={`https://wa.me/${contact.whatsApp.replace(/\D/g, '')}${message}`}
      />
    </Options>
  );
}

interface OptionProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly value: string;
  readonly href: string;
}

function Option({ icon: Icon, name, value, href }: OptionProps) {
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

const Options = styled.ul`
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

  @media (hover: hover) {
    a:hover strong {
      text-decoration: underline;
    }
  }

  a > span > * {
    display: block;
  }

  a > span > span {
    color: ${color.muted};
  }
`;
