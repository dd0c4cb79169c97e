import { type Cart, contentsText } from '@tanabana/shop/cart/cart';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { useLoaded } from '@tanabana/ui/hooks/useLoaded';
import { Button, ButtonRow } from '@tanabana/ui/kit/Button';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { countOf } from '@tanabana/shop/text/formatCount';
import { useState } from 'react';
import { AnswerList } from '../../components/AnswerList';
import { UnreadableCatalogue } from '../../components/UnreadableCatalogue';
import type { FillMessage } from '../../components/FilledNotice';
import { fillCart } from '../../enquiry/fillCart';
import { foundItems } from '../../lines/answerLine';
import { answerPasted } from '../../lines/answerPasted';
import { MAX_LINES } from '../../lines/cartLink';
import { joiningTexts } from '../../lines/joiningTexts';

interface PasteResultsProps {
  readonly text: string;
  readonly cart: Cart;
  readonly request: PageRequest;
  /** Called after lines were added, with the text that remains to be corrected. */
  readonly onFilled: (filled: FillMessage, remaining: string) => void;
}

export default function PasteResults({ text, cart, request, onFilled }: PasteResultsProps) {
  /** Products that the visitor chose for texts in which no product was found. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  /** Sizes that the visitor chose for lines. */
  const [sizes, setSizes] = useState<ReadonlyMap<string, string>>(new Map());
  const { value, error, isLoading, retry } = useLoaded(
    JSON.stringify([text, ...chosen, ...sizes]),
    (signal) => answerPasted(request, text, { chosen, sizes }, signal),
  );
  if (error !== undefined) return <UnreadableCatalogue retry={retry} />;
  if (!value) return null;
  const { lines, remaining, hasMore } = value;
  const answers = lines.map(({ answer }) => answer);
  const items = foundItems(answers);
  const isEmpty = cart.items.length === 0;
  const joining = joiningTexts(lines, cart);
  const fill = async (replaces: boolean) => {
    const filled = await fillCart(answers, { replaces });
    const message = `${countOf(items.length, 'line')} ${replaces ? 'replaced' : 'added to'} your cart.`;
    onFilled({ ...filled, message }, remaining);
  };
  return (
    <>
      {lines.length === 0 && <p>We found no products in these lines.</p>}
      {lines.length > 0 && (
        <AnswerList
          label="Results"
          answers={lines.map((line, index) => ({ ...line, joining: joining[index] }))}
          onChoose={(article, product) => setChosen(new Map(chosen).set(article, product))}
          onChooseSize={(line, size) => setSizes(new Map(sizes).set(line, size))}
        />
      )}
      {hasMore && (
        <p>{`These are the first ${MAX_LINES} lines. The others stay in the field for the next turn.`}</p>
      )}
      <VisuallyHidden role="status">
        {lines.length > 0 && `${items.length} of ${countOf(lines.length, 'line')} can be added.`}
      </VisuallyHidden>
      {items.length > 0 && (
        <>
          {!isEmpty && (
            <p>{`Your cart already has ${contentsText(cart.items)}. Add to it, or replace it?`}</p>
          )}
          <ButtonRow>
            <Button
              type="button"
              disabled={isLoading}
              onClick={() => fill(false)}
            >{`Add ${countOf(items.length, 'line')} to my cart`}</Button>
            {!isEmpty && (
              <Button type="button" $look="quiet" disabled={isLoading} onClick={() => fill(true)}>
                Replace my cart
              </Button>
            )}
          </ButtonRow>
        </>
      )}
    </>
  );
}
