import { TextField } from '@tanabana/runtime/kit/Field';

/** Asked for only when a credit card pays. */
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
