import { TextArea } from '@tanabana/ui/kit/Field';
import { QuietBoundary } from '@tanabana/ui/kit/QuietBoundary';
import { type Cart, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { DownloadTable } from '../../components/DownloadTable';
import { FilledNotice, type FillMessage } from '../../components/FilledNotice';

const fetchResults = () => import('./PasteResults');

/** Loaded when the visitor pastes lines, because few visitors do. */
const PasteResults = lazy(fetchResults);

interface PasteLinesProps {
  readonly cart: Cart;
  readonly request: PageRequest;
}

export function PasteLines({ cart, request }: PasteLinesProps) {
  const [text, setText] = useState('');
  const [filled, setFilled] = useState<FillMessage>();
  const pasted = useDeferredValue(text);
  return (
    <div>
      <TextArea
        label="Lines"
        help={`Paste the rows of your spreadsheet. A first row may name the columns in any order: SKU or product, size, units, target price, note. Without it, start each line with the SKU or the name.${MINIMUM_ORDER_QUANTITY > 1 ? ` At least ${MINIMUM_ORDER_QUANTITY} units each.` : ''}`}
        placeholder={'SKU, 50, 10 in\nName, 25, 8 x 10 ft'}
        rows={5}
        spellCheck={false}
        value={text}
        onFocus={() => void fetchResults().catch(() => undefined)}
        onChange={(event) => {
          setText(event.target.value);
          setFilled(undefined);
        }}
      />
      <div>
        <DownloadTable
          label="Download a template"
          fileName="lines"
          format="xlsx"
          tableOf={({ templateTable }) => templateTable(request)}
        />
      </div>
      {pasted.trim() && (
        <QuietBoundary renderFailure={() => <p>We cannot read lines just now. Please try again later.</p>}>
          <Suspense>
            <PasteResults
              text={pasted}
              cart={cart}
              request={request}
              onFilled={({ undo, ...rest }, remaining) => {
                setFilled({ ...rest, undo: () => undo().then(() => setText(pasted)) });
                setText(remaining);
              }}
            />
          </Suspense>
        </QuietBoundary>
      )}
      <FilledNotice filled={filled} />
    </div>
  );
}
