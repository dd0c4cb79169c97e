import { space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { TextField } from '@tanabana/runtime/kit/Field';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_COUNTRY, readAddress, type Address, type AddressEntry } from '../../addresses/addressBook';

interface AddressFormProps {
  /** Undefined for a new address. */
  readonly address: Address | undefined;
  readonly onSave: (entry: AddressEntry) => void;
}

export function AddressForm({ address, onSave }: AddressFormProps) {
  const [name, setName] = useState(address?.name ?? '');
  const [country, setCountry] = useState(address?.country ?? DEFAULT_COUNTRY);
  const [error, setError] = useState<string>();

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const entry = readAddress({ name, country });
    if (entry) onSave(entry);
    else setError('Please enter a full name');
  };

  return (
    <Fields noValidate onSubmit={save}>
      <TextField
        label="Full name"
        autoComplete="name"
        aria-required
        error={error}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <TextField
        label="Country"
        autoComplete="country-name"
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      />
      <Button type="submit">Save address</Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;
