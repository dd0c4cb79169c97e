import { useTransientMessage } from '@tanabana/ui/hooks/useTransientMessage';
import { Badge } from '@tanabana/ui/kit/Badge';
import { Button } from '@tanabana/ui/kit/Button';
import { ConfirmDialog } from '@tanabana/ui/kit/ConfirmDialog';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { row, stack } from '@tanabana/ui/theme/layout';
import { clearOf, color, notPrinted, space, wide } from '@tanabana/ui/theme/tokens';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  addAddress,
  type Address,
  type AddressBook,
  type AddressEntry,
  deleteAddress,
  editAddress,
  makeDefault,
} from '../../addresses/addressBook';
import { AddressDialog } from './AddressDialog';

const MESSAGE_DURATION_MS = 3000;

interface AddressesPanelProps {
  readonly addresses: AddressBook;
  readonly onChange: (addresses: AddressBook) => void;
  /** Name of the visitor, used in the address that is created when the last address is deleted. */
  readonly userName: string;
}

export function AddressesPanel({ addresses, onChange, userName }: AddressesPanelProps) {
  const [edited, setEdited] = useState<Address | 'new'>();
  const [deleted, setDeleted] = useState<Address>();
  const [message, showMessage] = useTransientMessage(MESSAGE_DURATION_MS);
  const addButton = useRef<HTMLButtonElement>(null);

  const change = (book: AddressBook, text: string) => {
    onChange(book);
    showMessage(text);
  };

  const save = (entry: AddressEntry) => {
    if (edited === 'new') change(addAddress(addresses, entry), 'Address added');
    else if (edited) change(editAddress(addresses, edited.id, entry), 'Address saved');
    setEdited(undefined);
  };

  const action = (text: string, label: string, onClick: () => void) => (
    <Button type="button" $look="plain" aria-label={label} onClick={onClick}>
      {text}
    </Button>
  );

  return (
    <section aria-labelledby="addresses-title">
      <VisuallyHidden as="h2" id="addresses-title">
        Addresses
      </VisuallyHidden>
      <Head>
        <p>Kept for this visit only.</p>
        <Button ref={addButton} type="button" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" size={18} /> Add address
        </Button>
      </Head>
      <ul>
        {addresses.map((address) => (
          <Card key={address.id}>
            <div>
              <Name>
                <h3>{address.name}</h3>
                {address.isDefault && <Badge $tone="leaf">Default</Badge>}
              </Name>
              <p>{address.country}</p>
            </div>
            <Actions>
              {!address.isDefault &&
                action('Make default', `Make default: ${address.name}`, () =>
                  change(makeDefault(addresses, address.id), `${address.name} is now your default address`),
                )}
              {action('Edit', `Edit ${address.name}`, () => setEdited(address))}
              {action('Delete', `Delete ${address.name}`, () => setDeleted(address))}
            </Actions>
          </Card>
        ))}
      </ul>
      <Toast>
        <LiveMessage>{message}</LiveMessage>
      </Toast>
      <AddressDialog edited={edited} onSave={save} onClose={() => setEdited(undefined)} />
      <ConfirmDialog
        open={deleted !== undefined}
        title="Delete address"
        question={`Delete the address for ${deleted?.name ?? ''}?`}
        confirm="Delete"
        onClose={() => setDeleted(undefined)}
        onConfirm={() => {
          if (deleted) change(deleteAddress(addresses, deleted.id, userName), 'Address deleted');
          // The focused Delete button was removed together with its address, so the focus moves to another button.
          requestAnimationFrame(() => addButton.current?.focus());
        }}
      />
    </section>
  );
}

const Head = styled.div`
  ${row(2)}
  justify-content: space-between;
  margin-bottom: ${space(3)};
  color: ${color.muted};
`;

const Card = styled.li`
  ${stack(1)}
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};

  ${wide.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }
`;

const Name = styled.div`
  ${row([1, 2])}

  h3 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  ${row([0, 3])}
`;

// The message overlays the page, so that no button moves when the message appears.
const Toast = styled.div`
  position: fixed;
  z-index: 10;
  bottom: ${clearOf('bottom', space(3))};
  left: ${clearOf('left', space(2))};
  max-width: calc(100vw - ${space(12)});
  box-shadow: 0 8px 24px rgb(34 26 22 / 16%);
  ${notPrinted}
`;
