import { addItems, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { Button } from '@tanabana/runtime/kit/Button';
import { TextArea } from '@tanabana/runtime/kit/Field';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { countOf } from '@tanabana/runtime/text/countOf';
import { useState } from 'react';
import { noPrices, type PriceList } from '../../cart/priceList';
import { AnswerList } from '../../components/AnswerList';
import { articlesOf, foundItems } from '../../filling/answerLine';
import { answerCells, pastedLines } from '../../filling/pastedLines';

export function PasteLines({ prices }: { readonly prices: PriceList | undefined }) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState(0);
  const find = articlesOf(prices ?? noPrices);
  const answers = prices
    ? pastedLines(text).map((line) => ({ ...line, answer: answerCells(line.cells, find) }))
    : [];
  const items = foundItems(answers.map(({ answer }) => answer));
  const isNothingRead = prices !== undefined && text.trim() !== '' && answers.length === 0;

  const add = async () => {
    await cartStore.update((cart) => addItems(cart, items));
    setAdded(items.length);
    // Only the lines that could not be added remain in the field.
    setText(answers.flatMap(({ answer, text: line }) => (answer.item ? [] : line)).join('\n'));
  };
  return (
    <div>
      <TextArea
        label="Lines"
        help={`One product per line: SKU, units and, if it comes in several, the size. At least ${MINIMUM_ORDER_QUANTITY} units each.`}
        placeholder={'TB-JPR-BLP-30001, 50, 10 in\nTB-BHD-MED-10001, 25, 8 x 10 ft'}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAdded(0);
        }}
      />
      {isNothingRead && <p>We found no SKU in these lines.</p>}
      {answers.length > 0 && <AnswerList label="Results" answers={answers} />}
      <VisuallyHidden role="status">
        {answers.length > 0 && `${items.length} of ${countOf(answers.length, 'line')} can be added.`}
      </VisuallyHidden>
      {items.length > 0 && (
        <div>
          <Button type="button" onClick={add}>{`Add ${countOf(items.length, 'line')} to my cart`}</Button>
        </div>
      )}
      <LiveMessage>{added > 0 && `${countOf(added, 'line')} added to your cart.`}</LiveMessage>
    </div>
  );
}
