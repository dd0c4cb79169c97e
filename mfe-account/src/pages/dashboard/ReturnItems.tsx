import { color, hovered, space } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ReturnLetterProps } from './ReturnLetter';

const ReturnLetter = lazy(() => import('./ReturnLetter'));

/** What a return needs, with a prepared letter. The letter's script is loaded when the visitor opens the part. */
export function ReturnItems(props: ReturnLetterProps) {
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
