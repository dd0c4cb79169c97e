import { TextField } from '@tanabana/runtime/kit/Field';
import { color, space, wide } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FieldGroup } from './FieldGroup';

/** Payment methods (§9), in the order in which they are listed. */
const paymentMethods = [
  { value: 'credit-card', label: 'Credit Card' },
  { value: 'net-banking', label: 'Net Banking' },
  { value: 'upi', label: 'UPI' },
] as const;

type PaymentMethod = (typeof paymentMethods)[number]['value'];

/** Choice of the payment method; a credit card needs more fields (§5). */
export function PaymentFields() {
  const [method, setMethod] = useState<PaymentMethod>('credit-card');
  return (
    <FieldGroup>
      <legend>Payment Method</legend>
      <Methods>
        {paymentMethods.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="payment-method"
              value={value}
              checked={method === value}
              onChange={() => setMethod(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </Methods>
      {method === 'credit-card' && <CardFields />}
    </FieldGroup>
  );
}

const Methods = styled.div`
  display: grid;
  gap: ${space(1)} ${space(2)};

  ${wide.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  label {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(6)};
    padding: 0 ${space(2)};
    border: 1px solid ${color.control};
    border-radius: 2px;
    cursor: pointer;
  }

  @media (hover: hover) {
    label:hover {
      border-color: ${color.indigo};
    }
  }

  label:has(:checked) {
    border-color: ${color.madder};
    box-shadow: inset 0 0 0 1px ${color.madder};

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.madder};
  }
`;

/** Card fields, shown only for payment by credit card. */
function CardFields() {
  return (
    <>
      <TextField label="Card Number" autoComplete="cc-number" inputMode="numeric" required />
      <div className="half">
        <TextField
          label="Expiry Date"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          required
        />
      </div>
      <div className="half">
        <TextField label="CVV" autoComplete="cc-csc" inputMode="numeric" required />
      </div>
    </>
  );
}
