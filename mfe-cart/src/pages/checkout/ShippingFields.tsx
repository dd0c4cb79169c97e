import { TextField } from '@tanabana/runtime/kit/Field';
import { FieldGroup } from './FieldGroup';

/** The shipping address; every field is required (§5). */
export function ShippingFields() {
  return (
    <FieldGroup>
      <legend>Shipping Address</legend>
      <TextField label="Full Name" autoComplete="shipping name" required />
      <TextField label="Address" autoComplete="shipping address-line1" required />
      <div className="half">
        <TextField label="City" autoComplete="shipping address-level2" required />
      </div>
      <div className="half">
        <TextField label="State" autoComplete="shipping address-level1" required />
      </div>
      <div className="half-when-wide">
        <TextField label="Postal Code" autoComplete="shipping postal-code" inputMode="numeric" required />
      </div>
      <div className="half-when-wide">
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="shipping tel"
          placeholder="+91 00000 00000"
          required
        />
      </div>
    </FieldGroup>
  );
}
