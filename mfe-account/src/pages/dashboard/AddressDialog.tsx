import { Button } from '@tanabana/ui/kit/Button';
import { Dialog } from '@tanabana/ui/kit/Dialog';
import { TextField } from '@tanabana/ui/kit/Field';
import { stack } from '@tanabana/ui/theme/layout';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type Address, type AddressEntry, DEFAULT_COUNTRY, readAddress } from '../../addresses/addressBook';

interface AddressDialogProps {
  /** Address to edit, or `'new'`; undefined while the dialog is closed. */
  readonly edited: Address | 'new' | undefined;
  readonly onSave: (entry: AddressEntry) => void;
  readonly onClose: () => void;
}

export function AddressDialog({ edited, onSave, onClose }: AddressDialogProps) {
  const title = edited === 'new' ? 'Add address' : 'Edit address';
  return (
    <Dialog open={edited !== undefined} onClose={onClose} title={title}>
      {edited && <AddressForm edited={edited} onSave={onSave} />}
    </Dialog>
  );
}

function AddressForm({ edited, onSave }: Pick<AddressDialogProps, 'edited' | 'onSave'>) {
  const address = edited === 'new' ? undefined : edited;
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
  ${stack(3)}
`;
