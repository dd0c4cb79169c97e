import { Button, ButtonLink, ButtonRow } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Small, VisuallyHidden } from '@tanabana/ui/kit/Page';
import { mailLink, mayBeCut } from '@tanabana/shop/mail/mailLink';
import { plainLine } from '@tanabana/shop/mail/plainText';
import { space } from '@tanabana/ui/theme/tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Downloads } from './Downloads';
import { forgetDraft } from '../enquiry/enquiryDraft';
import { chatMessage } from '../enquiry/chatMessage';
import { enquiryLetter } from '../enquiry/enquiryLetter';
import { enquiryStore, storeEnquiry, type Channel } from '../enquiry/enquiryStore';
import type { EnquiryProps } from './QuotationRequest';
import { SendOptions } from './SendOptions';
import { useDelivery } from './useDelivery';

interface SendEnquiryProps extends EnquiryProps {
  /** Whether the mail is also addressed to the buyer. */
  readonly wantsCopy: boolean;
}

/**
 * Opens the enquiry in the visitor's mail program (§7), or offers other channels. Stores the enquiry when the visitor
 * uses a channel. A shop with a webhook receives the enquiry itself; the mail is offered if that fails.
 */
export function SendEnquiry({ enquiry, prices, settings, wantsCopy }: SendEnquiryProps) {
  const { contact } = settings;
  const { fuel } = enquiry;
  const letter = enquiryLetter(enquiry, prices, settings, window.location.origin);
  const link = mailLink(contact.enquiryEmail, letter, wantsCopy ? plainLine(enquiry.buyer.email) : '');
  const [prepared, setPrepared] = useState<{ readonly reference: string; readonly channel: Channel }>();
  const [isOpened, setOpened] = useState(false);
  const store = async (channel: Channel) => {
    await enquiryStore.update((record) => storeEnquiry(record, enquiry, channel));
    if (!fuel) forgetDraft();
    setPrepared({ reference: enquiry.reference, channel });
    if (channel === 'mail' || channel === 'whatsapp') setOpened(true);
  };
  const { isPreparing, isBlocked, open } = useMailOpening(link, () => void store('mail'));
  const { isSending, hasFailed, deliver } = useDelivery(enquiry, letter, () => void store('shop'));
  const isMailOffered = !settings.enquiryWebhook || hasFailed;
  const isMail = prepared?.channel === 'mail';
  const isDelivered = prepared?.channel === 'shop' && !isSending && !hasFailed;
  const outcome = isMail
    ? `If your mail program has opened, press send there. Reference ${prepared.reference}`
    : isDelivered && `Your enquiry has arrived. Reference ${prepared.reference}`;
  const busy = isPreparing ? 'Preparing…' : isSending && 'Sending…';
  const problem =
    isBlocked && isMailOffered
      ? 'Your browser did not let the mail open. Copy the text instead.'
      : hasFailed && UNDELIVERED;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMail || isDelivered || hasFailed) result.current?.scrollIntoView({ block: 'nearest' });
  }, [isMail, isDelivered, hasFailed]);
  return (
    <>
      <ButtonRow>
        {/* A button with `disabled` would lose the focus. */}
        {settings.enquiryWebhook && (
          <Button type="button" aria-disabled={isSending} onClick={isSending ? undefined : deliver}>
            {isSending ? 'Sending…' : 'Send Enquiry'}
          </Button>
        )}
        {isMailOffered && (
          <Button type="button" aria-disabled={isPreparing} onClick={isPreparing ? undefined : open}>
            {isPreparing ? 'Preparing…' : 'Send Enquiry Email'}
          </Button>
        )}
        {!fuel && (
          <ButtonLink to="/cart" $look="quiet">
            Back to Cart
          </ButtonLink>
        )}
      </ButtonRow>
      <VisuallyHidden role="status">{busy}</VisuallyHidden>
      <Result ref={result}>
        <LiveMessage>{outcome}</LiveMessage>
        <LiveMessage tone="problem">{problem}</LiveMessage>
      </Result>
      {isMailOffered && (
        <Hint>
          <span>{`This opens an email to ${contact.enquiryEmail} in your own mail program.`}</span>
          {mayBeCut(link) && (
            <span>{` Your list is long, and some mail programs cut long letters: copy the text to be sure.`}</span>
          )}
        </Hint>
      )}
      <SendOptions
        letter={letter}
        message={chatMessage(enquiry, window.location.origin)}
        settings={settings}
        isOpened={isOpened}
        onPrepared={(channel) => void store(channel)}
      >
        {!fuel && (
          <Downloads
            fileName={enquiry.reference}
            lines={enquiry.lines}
            prices={prices}
            readLines={() => enquiry.lines}
          />
        )}
      </SendOptions>
      <LiveMessage>
        {prepared &&
          !isMail &&
          !isDelivered &&
          `${prepared.reference} is saved in this browser, under My enquiries${fuel ? ' on the enquiry page' : ' below'}.`}
      </LiveMessage>
    </>
  );
}

const UNDELIVERED =
  'We could not deliver your enquiry. Nothing is lost: please send it by email, or in another way below.';

const Result = styled.div`
  margin-top: -${space(3)};
  scroll-margin-block: ${space(3)};

  p {
    margin-top: ${space(3)};
  }
`;

const Hint = styled(Small)`
  overflow-wrap: anywhere;
`;

/** Delay before the mail opens, in milliseconds (§9). */
const PREPARING_DELAY_MS = 800;

/** Opens a mail link after a delay (§4). If the link changes during the delay, opens the latest link. */
function useMailOpening(link: string, onOpened: () => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const openMail = useEffectEvent(() => {
    const isOpen = window.open(link, '_blank') !== null;
    setBlocked(!isOpen);
    if (isOpen) onOpened();
    setPreparing(false);
  });
  useEffect(() => {
    if (!isPreparing) return;
    const timer = setTimeout(openMail, PREPARING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPreparing]);
  return { isPreparing, isBlocked, open: () => setPreparing(true) };
}
