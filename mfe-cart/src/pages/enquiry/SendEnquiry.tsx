import { Button, ButtonLink, ButtonRow } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small, VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { mailLink, mayBeCut } from '@tanabana/runtime/mail/mailLink';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Enquiry } from '../../enquiry/enquiry';
import { enquiryLetter } from '../../enquiry/enquiryLetter';
import { enquiryStore } from '../../enquiry/enquiryStore';
import { storeEnquiry } from '../../enquiry/storeEnquiry';
import type { Way } from '../../enquiry/parseEnquiries';
import { SendOptions } from './SendOptions';

interface SendEnquiryProps {
  readonly enquiry: Enquiry;
  readonly settings: Settings;
}

/** Sends the enquiry with the visitor's own mail program (§7), or in another way, and stores what was prepared. */
export function SendEnquiry({ enquiry, settings }: SendEnquiryProps) {
  const { brand, contact } = settings;
  const letter = enquiryLetter(enquiry, brand);
  const link = mailLink(contact.enquiryEmail, letter);
  const [storedReference, setStoredReference] = useState('');
  const [isOpened, setOpened] = useState(false);
  const store = async (way: Way) => {
    await enquiryStore.update((record) => storeEnquiry(record, enquiry, way));
    setStoredReference(enquiry.reference);
    if (way === 'mail' || way === 'whatsapp') setOpened(true);
  };
  const { isPreparing, isBlocked, open } = useMailOpening();
  return (
    <>
      <ButtonRow>
        <Button
          type="button"
          disabled={isPreparing}
          onClick={() => open({ link, onOpened: () => void store('mail') })}
        >
          {isPreparing ? 'Preparing…' : 'Send Enquiry Email'}
        </Button>
        <ButtonLink to="/cart" $look="quiet">
          Back to Cart
        </ButtonLink>
      </ButtonRow>
      <VisuallyHidden role="status">{isPreparing && 'Preparing…'}</VisuallyHidden>
      <Hint>
        <span>{`This opens a mail to ${contact.enquiryEmail} in your own mail program.`}</span>
        {mayBeCut(link) && (
          <span> Your list is long, and some mail programs cut long letters: copy the text to be sure.</span>
        )}
      </Hint>
      <LiveMessage tone="problem">
        {isBlocked && 'Your browser did not let the mail open. Copy the text instead.'}
      </LiveMessage>
      <SendOptions
        letter={letter}
        settings={settings}
        isOpened={isOpened}
        onPrepared={(way) => void store(way)}
      />
      <LiveMessage>
        {storedReference && `${storedReference} is kept in this browser, under My enquiries below.`}
      </LiveMessage>
    </>
  );
}

const Hint = styled(Small)`
  overflow-wrap: anywhere;
`;

/** Delay before the mail opens, in milliseconds (§9). */
const PREPARING_DELAY_MS = 800;

interface Mail {
  readonly link: string;
  readonly onOpened: () => void;
}

/** Opens a mail link in a new window after a delay of 800 ms (§4). */
function useMailOpening() {
  const [mail, setMail] = useState<Mail>();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!mail) return;
    const timer = setTimeout(() => {
      const isOpen = window.open(mail.link, '_blank') !== null;
      setBlocked(!isOpen);
      if (isOpen) mail.onOpened();
      setMail(undefined);
    }, PREPARING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [mail]);
  return { isPreparing: mail !== undefined, isBlocked, open: setMail };
}
