import { Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { MINIMUM_ORDER_QUANTITY, orderableQuantity } from '@tanabana/shop/cart/cart';
import { quantityProblem, readQuantity } from '@tanabana/shop/cart/readQuantity';
import { formatCount } from '@tanabana/shop/text/formatCount';
import { color, hovered, space } from '../theme/tokens';
import { ErrorText, Small, VisuallyHidden } from './Page';

interface QuantityStepperProps {
  readonly quantity: number;
  /**
   * Called with a function that converts the current quantity to the new quantity. The new quantity is always within
   * the limits of `orderableQuantity`.
   */
  readonly onChange: (change: (present: number) => number) => void;
  readonly label: string;
}

/** A field for a quantity of at least 25 (§5). Buttons and arrow keys change the quantity by one. */
export function QuantityStepper({ quantity, onChange, label }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState('');
  /** Typed quantity, if the quantity was raised to the minimum. */
  const [raised, setRaised] = useState<number>();
  /**
   * Whether a button changed the quantity. If so, a status message announces the quantity, because screen readers do
   * not announce the change of a field without focus.
   */
  const [isChangedByButton, setChangedByButton] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = useId();
  const text = typed ?? String(quantity);
  const read = typed === undefined ? quantity : readQuantity(typed);

  const type = (entry: string) => {
    setTyped(entry);
    setRefused('');
    setRaised(undefined);
    const wanted = readQuantity(entry);
    if (wanted !== undefined && wanted >= MINIMUM_ORDER_QUANTITY) onChange(() => wanted);
  };
  /** Ends typing. Raises a quantity below 25 to 25, and rejects a text that is no quantity. */
  const settle = () => {
    if (typed === undefined) return;
    if (read === undefined) setRefused(typed.trim());
    else if (read < MINIMUM_ORDER_QUANTITY) {
      onChange(() => MINIMUM_ORDER_QUANTITY);
      setRaised(read);
    }
    setTyped(undefined);
  };
  const step = (difference: number) => {
    setRaised(undefined);
    onChange((present) => orderableQuantity(present + difference));
  };
  const clickStep = (difference: number) => {
    setChangedByButton(true);
    step(difference);
  };
  const handleKey = (event: KeyboardEvent) => {
    const difference = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (difference || event.key === 'Enter') settle();
    if (!difference) return;
    event.preventDefault();
    step(difference);
  };

  // Ends typing at a click outside of the field. Voice control and some touch screens activate a button without moving
  // the focus, so that the field receives no blur event.
  useEffect(() => {
    if (typed === undefined) return;
    const settleFirst = ({ target }: Event) => {
      if (target !== field.current) flushSync(settle);
    };
    document.addEventListener('click', settleFirst, true);
    return () => document.removeEventListener('click', settleFirst, true);
  });

  return (
    <Quantity role="group" aria-label={`Quantity of ${label}`}>
      <Frame>
        <Step
          type="button"
          aria-label="Decrease quantity"
          disabled={quantity <= MINIMUM_ORDER_QUANTITY}
          onClick={() => clickStep(-1)}
        >
          <Minus aria-hidden="true" size={18} />
        </Step>
        <Count
          ref={field}
          aria-label={`Quantity, at least ${MINIMUM_ORDER_QUANTITY}`}
          role="spinbutton"
          aria-valuenow={orderableQuantity(read ?? quantity)}
          aria-valuemin={MINIMUM_ORDER_QUANTITY}
          {...(refused && { 'aria-invalid': true, 'aria-describedby': problem })}
          inputMode="numeric"
          autoComplete="off"
          size={text.length || 1}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setChangedByButton(false)}
          onBlur={settle}
          onKeyDown={handleKey}
        />
        <Step type="button" aria-label="Increase quantity" onClick={() => clickStep(1)}>
          <Plus aria-hidden="true" size={18} />
        </Step>
      </Frame>
      {refused && (
        <ErrorText id={problem} role="alert">
          {quantityProblem(refused)}
        </ErrorText>
      )}
      <div role="status">
        {isChangedByButton && <VisuallyHidden>{`Quantity ${formatCount(quantity)}`}</VisuallyHidden>}
        {raised !== undefined && quantity === MINIMUM_ORDER_QUANTITY && (
          <Small>{`Minimum ${MINIMUM_ORDER_QUANTITY} units: ${raised} became ${MINIMUM_ORDER_QUANTITY}.`}</Small>
        )}
      </div>
    </Quantity>
  );
}

const Quantity = styled.div`
  display: inline-grid;

  /* Messages wrap at the width of the control and do not widen it. */
  [role='alert'],
  [role='status'] {
    width: 0;
    min-width: 100%;
    overflow-wrap: anywhere;
  }
`;

const Frame = styled.div`
  display: inline-flex;
  max-width: 100%;
  border: 1px solid ${color.control};
  border-radius: 2px;
  background: ${color.paper};

  @media print {
    &,
    input {
      border: 0;
    }
  }
`;

const Step = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(6)};
  height: ${space(6)};
  border: 0;
  background: none;
  color: ${color.indigo};

  ${hovered(`background: ${color.sand};`, '&:hover:not(:disabled)')}

  &:disabled {
    color: ${color.control};
    cursor: not-allowed;
  }
`;

/* The attribute `size` sets the width in browsers without `field-sizing`. */
const Count = styled.input`
  min-width: ${space(8)};
  padding-inline: ${space(1)};
  field-sizing: content;
  border: 0;
  border-inline: 1px solid ${color.line};
  background: none;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
