import { hasQuoted, lineKey, quotesOnlyRugs } from '@tanabana/shop/cart/cart';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { color, space, wide } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { noPrices } from '../../cart/priceList';
import type { CartAndPrices, SoldCart } from '../../cart/soldLine';
import { orderTotal, pricedTotal } from '../../cart/lineFacts';
import { Shipment } from '../../components/Shipment';
import { TwoColumns } from '../../components/TwoColumns';
import { requestsOfLine } from '../../enquiry/lineRequests';
import {
  onDraftChanged,
  openDraft,
  type OpenDraft,
  readDraft,
  storeDraft,
  withRequests,
} from '../../enquiry/enquiryDraft';
import { EnquiryLine } from './EnquiryLine';

export const fetchSending = () => import('./Sending');

const Sending = lazy(fetchSending);

type EnquirySheetProps = CartAndPrices & Pick<PageRequest, 'settings'>;

export function EnquirySheet({ cart, prices: loaded, retryPrices, settings }: EnquirySheetProps) {
  const prices = loaded ?? noPrices;
  const [draft, change] = useEnquiryDraft();
  const [changedKey, setChangedKey] = useState<string>();
  return (
    <TwoColumns $aside="432px">
      <div>
        <Lines>
          {cart.items.map((line) => {
            const key = lineKey(line);
            return (
              <li key={key}>
                <EnquiryLine
                  line={line}
                  product={prices.get(line.id)}
                  takesFocus={key === changedKey}
                  onChosen={(key) => {
                    setChangedKey(key);
                    const { code: _, ...moved } = readDraft();
                    change(moved);
                  }}
                  requests={requestsOfLine(draft, key)}
                  onChange={(requests) => change(withRequests(draft, key, requests))}
                />
              </li>
            );
          })}
        </Lines>
        <PricingNote cart={cart} />
        <Below>
          <Shipment cart={cart} prices={loaded} retryPrices={retryPrices} />
        </Below>
      </div>
      <Suspense>
        <Sending cart={cart} prices={prices} draft={draft} onChange={change} settings={settings} />
      </Suspense>
    </TwoColumns>
  );
}

function useEnquiryDraft() {
  const [draft, setDraft] = useState(openDraft);
  useEffect(() => onDraftChanged(() => setDraft(openDraft())), []);
  const change = (changed: Partial<OpenDraft>) => {
    const next = { ...draft, ...changed };
    storeDraft(next);
    setDraft(next);
  };
  return [draft, change] as const;
}

const Lines = styled.ul`
  border-bottom: 1px solid ${color.line};
`;

const Below = styled.div`
  max-width: ${space(68)};
  margin-top: ${space(2)};
`;

function PricingNote({ cart }: { readonly cart: SoldCart }) {
  if (!hasQuoted(cart))
    return (
      <Total>
        Subtotal: <strong>{orderTotal(cart)}</strong>
      </Total>
    );
  const total = pricedTotal(cart);
  return (
    <>
      <Note>
        {`${quotesOnlyRugs(cart) ? 'Rug pricing' : 'Other pricing'} will be confirmed in our reply. Prices of the other items are indicative values.`}
      </Note>
      {total && (
        <Total>
          Subtotal of priced items: <strong>{total}</strong>
        </Total>
      )}
    </>
  );
}

const Note = styled.p`
  max-width: 39.5em;
  padding: ${space(2)} 0 0;
  color: ${color.muted};

  strong {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;

/* Under the column of the amounts. */
const Total = styled(Note)`
  ${wide.tablet} {
    max-width: none;
    text-align: right;
  }
`;
