import { Dialog } from '@tanabana/runtime/kit/Dialog';
import type { Address, AddressEntry } from '../../addresses/addressBook';
import { AddressForm } from './AddressForm';

interface AddressDialogProps {
  /** The address to edit, `'new'` to add one, or undefined while the dialog is closed. */
  readonly edited: Address | 'new' | undefined;
  readonly onSave: (entry: AddressEntry) => void;
  readonly onClose: () => void;
}

/** Adds an address or edits one. */
export function AddressDialog({ edited, onSave, onClose }: AddressDialogProps) {
  const isNew = edited === 'new';
  return (
    <Dialog open={edited !== undefined} onClose={onClose} title={isNew ? 'Add address' : 'Edit address'}>
      {edited && <AddressForm address={isNew ? undefined : edited} onSave={onSave} />}
    </Dialog>
  );
}
