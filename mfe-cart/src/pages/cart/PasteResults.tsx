import { addItems } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useLoaded } from '@tanabana/runtime/hooks/useLoaded';
import { Button } from '@tanabana/runtime/kit/Button';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { countOf } from '@tanabana/runtime/text/formatCount';
import { useState } from 'react';
import { AnswerList } from '../../components/AnswerList';
import { readDraft, storeDraft } from '../../enquiry/enquiryDraft';
import { addRequests, requestsOf } from '../../enquiry/fillDraft';
import { foundItems } from '../../filling/answerLine';
import { answerPasted } from '../../filling/answerPasted';
import { UNREADABLE_CATALOGUE } from '../../filling/articles';
import { MAX_LINES } from '../../filling/cartLink';

interface PasteResultsProps {
  readonly text: string;
  readonly request: PageRequest;
  /** Called with the number of added lines, and with the text that remains to be corrected. */
  readonly onAdded: (count: number, remaining: string) => void;
}

export default function PasteResults({ text, request, onAdded }: PasteResultsProps) {
  /** Products that the visitor chose for texts in which no product was found. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  /** Sizes that the visitor chose for lines. */
  const [sizes, setSizes] = useState<ReadonlyMap<string, string>>(new Map());
  const { value, error, isLoading } = useLoaded(JSON.stringify([text, ...chosen, ...sizes]), () =>
    answerPasted(request, text, chosen, sizes),
  );
  if (error !== undefined) return <p>{UNREADABLE_CATALOGUE}</p>;
  if (!value) return null;
  const { lines, remaining, hasMore } = value;
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
        <div>
          <Button
            type="button"
            disabled={isLoading}
            onClick={add}
          >{`Add ${countOf(items.length, 'line')} to my cart`}</Button>
        </div>
      )}
    </>
  );
}
