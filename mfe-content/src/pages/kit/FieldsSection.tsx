import { MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { Checkbox, SelectField, TextArea, TextField } from '@tanabana/runtime/kit/Field';
import { QuantityStepper } from '@tanabana/runtime/kit/QuantityStepper';
import { useState } from 'react';
import { Columns, Row, Section } from './Section';

/** Form fields. */
export function FieldsSection() {
  const [quantity, setQuantity] = useState(MINIMUM_ORDER_QUANTITY);
  return (
    <Section title="Fields" note="The label stays in sight, help stands below, and an error says what to do.">
      <Columns>
        <TextField label="Full name" name="name" autoComplete="off" />
        <TextField label="Phone" name="phone" help="With the country code." placeholder="+91" />
        <TextField
          label="Email"
          name="email"
          defaultValue="meera@"
          error="Please write the part after the @ too."
        />
        <TextField label="Country" name="country" defaultValue="India" disabled />
        <SelectField label="Sort By" name="sort">
          <option>Featured</option>
          <option>Price: low to high</option>
        </SelectField>
        <TextArea label="Notes" name="notes" rows={3} help="Sizes, colours, where it will lie." />
      </Columns>
      <Row>
        <Checkbox label="Remember me" name="remember" defaultChecked />
        <QuantityStepper quantity={quantity} onChange={setQuantity} label="Sample vase" />
      </Row>
    </Section>
  );
}
