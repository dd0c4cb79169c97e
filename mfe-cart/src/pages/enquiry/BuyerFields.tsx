import { TextField } from '@tanabana/runtime/kit/Field';
import { color, font, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { Buyer } from '../../enquiry/enquiry';

interface BuyerFieldsProps {
  readonly buyer: Buyer;
  readonly onChange: (buyer: Buyer) => void;
  /** The earliest date that can be wished. */
  readonly today: string;
}

/** Buyer, delivery place and wished date; all of them optional. */
export function BuyerFields({ buyer, onChange, today }: BuyerFieldsProps) {
  const field = (name: keyof Buyer) => ({
    value: buyer[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...buyer, [name]: target.value }),
  });
  return (
    <Fields>
      <legend>Your details</legend>
      <p>Optional, and printed on the quotation request.</p>
      <TextField label="Company" autoComplete="organization" {...field('company')} />
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="Deliver to" placeholder="Town and country" {...field('place')} />
      <TextField label="Needed by" type="date" min={today} {...field('wishedDate')} />
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: ${color.indigo};
    font: 500 ${size.h3} / 1.15 ${font.display};
  }

  > p {
    grid-column: 1 / -1;
    color: ${color.muted};
    font-size: ${size.small};
  }
`;
