import { ENQUIRIES_PATH, sendMessage } from '@tanabana/contract/messages/sendMessage';
import type { Letter } from '@tanabana/shop/mail/mailLink';
import { useState } from 'react';
import type { Enquiry } from '../enquiry/enquiry';

/** Sends an enquiry to the shop's server, which delivers it to the shop. */
export function useDelivery(enquiry: Enquiry, letter: Letter, onDelivered: () => void) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const deliver = async () => {
    setState('sending');
    const isDelivered = await sendMessage(ENQUIRIES_PATH, { ...enquiry, letter });
    setState(isDelivered ? 'idle' : 'failed');
    if (isDelivered) onDelivered();
  };
  return { isSending: state === 'sending', hasFailed: state === 'failed', deliver };
}
