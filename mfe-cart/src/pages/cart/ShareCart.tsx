import type { Cart } from '@tanabana/runtime/cart/cart';
import { useCopying } from '@tanabana/runtime/hooks/useCopying';
import { Button } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small } from '@tanabana/runtime/kit/Page';
import { stack } from '@tanabana/runtime/theme/layout';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TextToCopy } from '../../components/TextToCopy';
import { cartLink } from '../../filling/cartLink';

export function ShareCart({ cart }: { readonly cart: Cart }) {
  const { message, isRefused, copy } = useCopying();
  const [link, setLink] = useState('');
  const copyLink = async () => {
    const address = window.location.origin + cartLink(cart.items);
    setLink(address);
    await copy(address, 'Link copied');
  };
  return (
    <Parts>
      <Small>
        The link contains products, sizes and units, but no prices or names. Send it to a colleague, or save
        it to order the same again.
      </Small>
      <div>
        <Button type="button" $look="quiet" onClick={copyLink}>
          <Link2 aria-hidden="true" size={18} />
          Copy link
        </Button>
      </div>
      <LiveMessage>{message}</LiveMessage>
      {isRefused && <TextToCopy key={link} label="Link to this cart" text={link} />}
    </Parts>
  );
}

const Parts = styled.div`
  ${stack(2)}
`;
