import { TextArea } from '@tanabana/runtime/kit/Field';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { QuietBoundary } from '@tanabana/runtime/kit/QuietBoundary';
import { MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { countOf } from '@tanabana/runtime/text/formatCount';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { DownloadCsv } from '../../components/DownloadCsv';

const fetchResults = () => import('./PasteResults');

/** Loaded when the visitor pastes lines, because few visitors do. */
const PasteResults = lazy(fetchResults);

export function PasteLines({ request }: { readonly request: PageRequest }) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState(0);
  const pasted = useDeferredValue(text);
  return (
    <div>
      <TextArea
        label="Lines"
        help={`Paste the rows of your spreadsheet. A first row may name the columns in any order: SKU or product, size, units, target price, note. Without it, start each line with the SKU or the name. At least ${MINIMUM_ORDER_QUANTITY} units each.`}
        placeholder={'TB-JPR-BLP-30001, 50, 10 in\nGulnar Medallion Rug, 25, 8 x 10 ft'}
        rows={5}
        spellCheck={false}
        value={text}
        onFocus={() => void fetchResults().catch(() => undefined)}
        onChange={(event) => {
          setText(event.target.value);
          setAdded(0);
        }}
      />
      <div>
        <DownloadCsv
          label="Download a template"
          fileName="lines.csv"
          write={({ templateCsv }) => templateCsv()}
        />
      </div>
      {pasted.trim() && (
        <QuietBoundary renderFailure={() => <p>We cannot read lines just now. Please try again later.</p>}>
          <Suspense>
            <PasteResults
              text={pasted}
              request={request}
              onAdded={(count, remaining) => {
                setAdded(count);
                setText(remaining);
              }}
            />
          </Suspense>
        </QuietBoundary>
      )}
      <LiveMessage>{added > 0 && `${countOf(added, 'line')} added to your cart.`}</LiveMessage>
    </div>
  );
}
