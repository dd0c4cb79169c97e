import { SelectField, TextField } from '@tanabana/ui/kit/Field';
import { useRef } from 'react';
import { type Buyer, DELIVERY_TERMS } from '../enquiry/buyer';
import { deliveryTerm, missingPlace } from '../enquiry/deliveryTerms';

interface DeliveryTermFieldsProps {
  readonly buyer: Buyer;
  readonly onChange: (buyer: Buyer) => void;
}

/**
 * Delivery term, and the place that it names. A place of loading is no place of destination: if the new term names
 * another place, the field is emptied. The former place returns with the former term.
 */
export function DeliveryTermFields({ buyer, onChange }: DeliveryTermFieldsProps) {
  const places = useRef({ loading: '', destination: '' });
  const { side, label, example } = deliveryTerm(buyer.term);
  const chooseTerm = (term: string) => {
    places.current[side] = buyer.port;
    onChange({ ...buyer, term, port: places.current[deliveryTerm(term).side] });
  };
  const missing = missingPlace(buyer);
  return (
    <>
      <SelectField
        label="Delivery term"
        value={buyer.term}
        onChange={({ target }) => chooseTerm(target.value)}
      >
        <option value="">No preference</option>
        {DELIVERY_TERMS.map((term) => (
          <option key={term} value={term}>
            {deliveryTerm(term).name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={label}
        placeholder={`Such as ${example}`}
        help={missing && `We need the ${missing} to quote ${buyer.term}.`}
        value={buyer.port}
        onChange={({ target }) => onChange({ ...buyer, port: target.value })}
      />
    </>
  );
}
