import { TextField } from '@tanabana/runtime/kit/Field';

/** Card fields, shown only for payment by credit card. */
export function CardFields() {
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
