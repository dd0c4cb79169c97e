import { TextField } from '@tanabana/runtime/kit/Field';
import { grid } from '@tanabana/runtime/theme/layout';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FieldGroup } from './FieldGroup';

/** See §9. */
const PAYMENT_METHODS = { 'credit-card': 'Credit Card', 'net-banking': 'Net Banking', upi: 'UPI' };

/** A credit card needs more fields (§5). */
export function PaymentFields() {
  const [method, setMethod] = useState('credit-card');
  return (
    <FieldGroup>
      <legend>Payment Method</legend>
      <Methods>
        {Object.entries(PAYMENT_METHODS).map(([value, label]) => (
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
      {method === 'credit-card' && (
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
      )}
    </FieldGroup>
  );
}

const Methods = styled.div`
  ${grid({ gap: [1, 2], tablet: { columns: 3 } })}

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
