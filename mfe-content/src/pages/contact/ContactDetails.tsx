import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, linkHover, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { type AskedProduct, nameWithSku } from '../../contact/askedProduct';

const HOURS = [
  ['Monday to Friday', '9 AM-6 PM IST'],
  ['Saturday', '10 AM-4 PM IST'],
  ['Sunday', 'Closed'],
] as const;

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
] as const;

interface ContactDetailsProps {
  readonly settings: Settings;
  readonly product: AskedProduct | undefined;
}

export function ContactDetails({ settings: { contact, social }, product }: ContactDetailsProps) {
  const message = product ? `?text=${encodeURIComponent(`About: ${nameWithSku(product)}`)}` : '';
  return (
    <Details>
      <section aria-labelledby="details">
        <h2 id="details">Contact details</h2>
        <address>
          {contact.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          <a
            href={`https://wa.me/${contact.whatsApp.replace(/\D/g, '')}${message}`}
            rel="noopener"
          >{`WhatsApp ${contact.whatsApp}`}</a>
        </address>
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">Business hours</h2>
        <dl>
          {HOURS.map(([days, hours]) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="social">
        <h2 id="social">Follow the workshops</h2>
        {SOCIAL.map(([site, name]) => (
          <a key={site} href={social[site]} rel="noopener">
            {name}
          </a>
        ))}
      </section>
    </Details>
  );
}

const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(5)};

  h2 {
    margin-bottom: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.brass};
    font-size: ${size.h3};
  }

  address {
    font-style: normal;
  }

  address > *,
  section > a {
    display: block;
  }

  a {
    padding: 4px 0;
    overflow-wrap: anywhere;
    ${linkHover}
  }

  span + a {
    margin-top: ${space(2)};
  }

  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
    padding: 4px 0;
  }

  dd {
    color: ${color.muted};
  }
`;
