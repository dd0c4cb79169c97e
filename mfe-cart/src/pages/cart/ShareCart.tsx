import { useCopying } from '@tanabana/ui/hooks/useCopying';
import { Button, ButtonAnchor } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Small } from '@tanabana/ui/kit/Page';
import { openShareSheet } from '@tanabana/shop/sharing/openShareSheet';
import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { noPrices } from '../../cart/priceList';
import type { CartAndPrices } from '../../cart/soldLine';
import { ButtonGrid } from '../../components/ButtonGrid';
import { Downloads } from '../../components/Downloads';
import { TextToCopy } from '../../components/TextToCopy';
import { enquiryLines } from '../../enquiry/enquiry';
import { readDraft } from '../../enquiry/enquiryDraft';
import { whatsAppLink } from '../../enquiry/whatsAppLink';
import { cartLink } from '../../lines/cartLink';

/** Browsers in insecure contexts and many browsers of computers cannot share. */
const canShare = () => 'share' in navigator;

/** Buttons that copy or send a link to the cart, and download its lines. */
export function ShareCart({ cart, prices = noPrices }: CartAndPrices) {
  const { message, isRefused, copy } = useCopying();
  const [link, setLink] = useState('');
  const address = window.location.origin + cartLink(cart.items);
  // A link that is too long for one message is not offered, because parts of a link open nothing.
  const chat = whatsAppLink('', address);
  const copyLink = async () => {
    setLink(address);
    await copy(address, 'Link copied');
  };
  const share = async () => {
    const isShared = await openShareSheet('Shopping Cart', address, navigator);
    if (isShared === undefined) await copyLink();
  };
  return (
    <div>
      <Small>
        The link contains products, sizes and units, but no prices or names. Send it to a colleague, or save
        it to order the same again.
      </Small>
      <ButtonGrid>
        {canShare() && (
          <Button type="button" $look="quiet" onClick={share}>
            <Share2 aria-hidden="true" size={18} />
            Share link
          </Button>
        )}
        <Button type="button" $look="quiet" onClick={copyLink}>
          <Link2 aria-hidden="true" size={18} />
          Copy link
        </Button>
        {chat && (
          <ButtonAnchor $look="quiet" href={chat} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp
          </ButtonAnchor>
        )}
        <Downloads
          fileName="cart"
          lines={cart.items}
          prices={prices}
          readLines={() => enquiryLines(cart, prices, readDraft())}
        />
      </ButtonGrid>
      <LiveMessage>{message}</LiveMessage>
      {isRefused && <TextToCopy key={link} label="Link to this cart" text={link} />}
    </div>
  );
}
