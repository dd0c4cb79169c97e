import { addItems } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { Button } from '@tanabana/runtime/kit/Button';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { countOf } from '@tanabana/runtime/text/formatCount';
import { useMemo, useState } from 'react';
import type { PriceList } from '../../cart/priceList';
import { AnswerList } from '../../components/AnswerList';
import { addRequests, readDraft, storeDraft, requestsOf } from '../../enquiry/enquiryDraft';
import { foundItems } from '../../filling/answerLine';
import { answerText } from '../../filling/answerText';
import { MAX_LINES } from '../../filling/cartLink';
import { productMatcher } from '../../filling/productMatcher';

interface PasteResultsProps {
  readonly text: string;
  readonly prices: PriceList;
  /** Called with the number of added lines, and with the text that remains to be corrected. */
  readonly onAdded: (count: number, remaining: string) => void;
}

/** Answers to the pasted lines, and a button that adds the lines that can be ordered. */
export default function PasteResults({ text, prices, onAdded }: PasteResultsProps) {
  /** Products that the visitor chose for texts in which no product was found. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const { lines, remaining, hasMore } = useMemo(
    () => answerText(text, productMatcher(prices, chosen)),
    [text, prices, chosen],
  );
  const answers = lines.map(({ answer }) => answer);
  const items = foundItems(answers);
  const add = async () => {
    storeDraft(addRequests(readDraft(), requestsOf(answers)));
    await cartStore.update((cart) => addItems(cart, items));
    onAdded(items.length, remaining);
  };
  return (
    <>
      {lines.length === 0 && <p>We found no products in these lines.</p>}
      {lines.length > 0 && (
        <AnswerList
          label="Results"
          answers={lines}
          onChoose={(article, product) => setChosen(new Map(chosen).set(article, product))}
        />
      )}
      {hasMore && (
        <p>{`These are the first ${MAX_LINES} lines. The others stay in the field for the next turn.`}</p>
      )}
      <VisuallyHidden role="status">
        {lines.length > 0 && `${items.length} of ${countOf(lines.length, 'line')} can be added.`}
      </VisuallyHidden>
      {items.length > 0 && (
        <div>
          <Button type="button" onClick={add}>{`Add ${countOf(items.length, 'line')} to my cart`}</Button>
        </div>
      )}
    </>
  );
}
