import { TextField } from '@tanabana/ui/kit/Field';
import { Small } from '@tanabana/ui/kit/Page';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import type { Buyer } from '../enquiry/buyer';
import type { Fact } from '../enquiry/fact';
import { DeliveryTermFields } from './DeliveryTermFields';
import { NeededBy } from './NeededBy';

interface BuyerFieldsProps {
  readonly buyer: Buyer;
  readonly onChange: (buyer: Buyer) => void;
  readonly today: string;
  /** Lines that are not ready by the requested date. */
  readonly late: readonly Fact[];
}

export function BuyerFields({ buyer, onChange, today, late }: BuyerFieldsProps) {
  const field = (name: keyof Buyer) => ({
    value: buyer[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...buyer, [name]: target.value }),
  });
  return (
    <Fields>
      <legend>Your details</legend>
      <Small>Optional, and printed on the quotation request.</Small>
      <TextField label="Company" autoComplete="organization" {...field('company')} />
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="Deliver to" placeholder="Town and country" {...field('place')} />
      <NeededBy
        date={buyer.wishedDate}
        today={today}
        help={late.map(({ label, value }) => `${label}: ${value}.`).join(' ')}
        onChange={(wishedDate) => onChange({ ...buyer, wishedDate })}
      />
      <DeliveryTermFields buyer={buyer} onChange={onChange} />
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${space(2)};

  legend {
    color: ${color.indigo};
    font: 500 ${size.h3} / 1.15 ${font.display};
  }

  > p,
  > :has(> select),
  > :has(> select) + * {
    grid-column: 1 / -1;
  }

  /* The names of the terms are longer than one column. */
  ${wide.tablet} {
    > :has(> select),
    > :has(> select) + * {
      grid-column: span 2;
    }
  }
`;
