import { TextField } from '@tanabana/ui/kit/Field';
import { stack } from '@tanabana/ui/theme/layout';
import { color, font, hovered, size, space, wide } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';

export function ShippingFields() {
  return (
    <FieldGroup>
      <legend>Shipping Address</legend>
      <TextField label="Full Name" autoComplete="shipping name" required />
      <TextField label="Address" autoComplete="shipping address-line1" required />
      <Pair>
        <TextField label="City" autoComplete="shipping address-level2" required />
        <TextField label="State" autoComplete="shipping address-level1" required />
      </Pair>
      <PairWhenWide>
        <TextField label="Postal Code" autoComplete="shipping postal-code" inputMode="numeric" required />
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="shipping tel"
          placeholder="+91 00000 00000"
          required
        />
      </PairWhenWide>
    </FieldGroup>
  );
}

const PAYMENT_METHODS = { 'credit-card': 'Credit Card', 'net-banking': 'Net Banking', upi: 'UPI' };

/** @param asksForCard whether the visitor types a card, which only the simulated payment of the specification has (§5) */
export function PaymentFields({ asksForCard }: { readonly asksForCard: boolean }) {
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
      {asksForCard && method === 'credit-card' && (
        <>
          <TextField label="Card Number" autoComplete="cc-number" inputMode="numeric" required />
          <Pair>
            <TextField
              label="Expiry Date"
              autoComplete="cc-exp"
              inputMode="numeric"
              placeholder="MM/YY"
              required
            />
            <TextField label="CVV" autoComplete="cc-csc" inputMode="numeric" required />
          </Pair>
        </>
      )}
    </FieldGroup>
  );
}

const FieldGroup = styled.fieldset`
  ${stack(2)}

  legend {
    margin-bottom: ${space(2)};
    color: ${color.indigo};
    font: 500 ${size.h2} / 1.15 ${font.display};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`;

const PairWhenWide = styled.div`
  ${stack(2)}

  ${wide.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

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

  ${hovered(`border-color: ${color.indigo};`, 'label:hover')}

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
