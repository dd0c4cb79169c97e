import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { color, hovered, space } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { Order } from '../../orders/orders';
import type { OrderedFacts } from '../../orders/reorder';

const ReturnLetter = lazy(() => import('./ReturnLetter'));

export interface ReturnItemsProps {
  readonly order: Order;
  readonly facts: readonly OrderedFacts[];
  readonly request: PageRequest;
}

/** What a return needs, with a prepared letter. The letter's script is loaded when the visitor opens the part. */
export function ReturnItems(props: ReturnItemsProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <Details onToggle={() => setOpened(true)}>
      <summary aria-label={`Return items of order ${props.order.id}`}>Return items</summary>
      {isOpened && (
        <Suspense>
          <ReturnLetter {...props} />
        </Suspense>
      )}
    </Details>
  );
}

const Details = styled.details`
  margin-top: ${space(1)};

  summary {
    display: list-item;
    padding-block: ${space(1)};
    color: ${color.indigo};
    font-weight: 600;
    cursor: pointer;

    ${hovered(`color: ${color.madder};`)}
  }
`;
