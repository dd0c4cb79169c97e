import type { Cart } from '@tanabana/runtime/cart/cart';
import { Button, ButtonLink, ButtonRow } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small, VisuallyHidden } from '@tanabana/runtime/kit/Page';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { enquiryLetter } from '../../enquiry/enquiryLetter';
import { mailLink, mayBeCut } from '../../enquiry/mailLink';
import { SendOptions } from './SendOptions';

interface SendEnquiryProps {
  readonly cart: Cart;
  /** As typed. */
  readonly notes: string;
  readonly settings: Settings;
}

/** Sends the enquiry with the visitor's own mail program (§7), or in another way. */
export function SendEnquiry({ cart, notes, settings }: SendEnquiryProps) {
  const { brand, contact } = settings;
  const letter = enquiryLetter({ cart, notes, brand });
  const link = mailLink(contact.enquiryEmail, letter);
  const { isPreparing, isBlocked, open } = useMailOpening();
  return (
    <>
      <ButtonRow>
        <Button type="button" disabled={isPreparing} onClick={() => open(link)}>
          {isPreparing ? 'Preparing…' : 'Send Enquiry Email'}
        </Button>
        <ButtonLink to="/cart" $look="quiet">
          Back to Cart
        </ButtonLink>
      </ButtonRow>
      <VisuallyHidden role="status">{isPreparing && 'Preparing…'}</VisuallyHidden>
      <Hint>
        This opens a mail to {contact.enquiryEmail} in your own mail program.
        {mayBeCut(link) &&
          ' Your list is long, and some mail programs cut long letters: copy the text to be sure.'}
      </Hint>
      <LiveMessage tone="problem">
        {isBlocked && 'Your browser did not let the mail open. Copy the text instead.'}
      </LiveMessage>
      <SendOptions letter={letter} settings={settings} />
    </>
  );
}

const Hint = styled(Small)`
  overflow-wrap: anywhere;
`;

/** Delay before the mail opens, in milliseconds (§9). */
const PREPARING_DELAY_MS = 800;

/** Opens a mail link in a new window after a delay of 800 ms (§4). */
function useMailOpening() {
  const [link, setLink] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (link === undefined) return;
    const timer = setTimeout(() => {
      setBlocked(window.open(link, '_blank') === null);
      setLink(undefined);
    }, PREPARING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return { isPreparing: link !== undefined, isBlocked, open: setLink };
}
