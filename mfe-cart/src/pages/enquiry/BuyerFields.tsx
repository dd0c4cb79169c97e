import { SelectField, TextField } from '@tanabana/runtime/kit/Field';
import { Small } from '@tanabana/runtime/kit/Page';
import { color, font, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { type Buyer, DELIVERY_TERMS } from '../../enquiry/buyer';

const TERM_NAMES = {
  EXW: 'EXW, ex works',
  FOB: 'FOB, free on board',
  CIF: 'CIF, cost, insurance and freight',
  DAP: 'DAP, delivered at place',
  'please advise': 'Please advise me',
} as const;

interface BuyerFieldsProps {
  readonly buyer: Buyer;
  readonly onChange: (buyer: Buyer) => void;
  readonly today: string;
}

export function BuyerFields({ buyer, onChange, today }: BuyerFieldsProps) {
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
      <TextField label="Needed by" type="date" min={today} {...field('wishedDate')} />
      <SelectField label="Delivery term" {...field('term')}>
        <option value="">No preference</option>
        {DELIVERY_TERMS.map((term) => (
          <option key={term} value={term}>
            {TERM_NAMES[term]}
          </option>
        ))}
      </SelectField>
      <TextField label="Port or place" placeholder="Such as Hamburg" {...field('port')} />
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

  > p {
    grid-column: 1 / -1;
  }
`;
