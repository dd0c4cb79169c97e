import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { MINIMUM_ORDER_QUANTITY, orderableQuantity } from '../cart/cart';
import { color, space } from '../theme/tokens';
import { VisuallyHidden } from './Page';

interface QuantityStepperProps {
  readonly quantity: number;
  /** Receives a quantity that can be ordered. */
  readonly onChange: (quantity: number) => void;
  /** Accessible name of the control. */
  readonly label: string;
}

/** A field for a quantity of at least 25, the minimum order (§5), with buttons and arrow keys. */
export function QuantityStepper({ quantity, onChange, label }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  /** Whether a button has changed the quantity: the field, which would announce it, has no focus then. */
  const [isPressed, setPressed] = useState(false);
  const entered =
    typed === undefined ? quantity : orderableQuantity(typed === '' ? Number.NaN : Number(typed));
  const settle = () => {
    if (typed !== undefined) onChange(entered);
    setTyped(undefined);
  };
  const press = (changed: number) => {
    setPressed(true);
    onChange(orderableQuantity(changed));
  };
  const step = (event: KeyboardEvent, changed: number) => {
    event.preventDefault();
    onChange(orderableQuantity(changed));
    setTyped(undefined);
  };
  return (
    <Frame role="group" aria-label={`Quantity of ${label}`}>
      <Step
        type="button"
        aria-label="Decrease quantity"
        disabled={quantity <= MINIMUM_ORDER_QUANTITY}
        onClick={() => press(quantity - 1)}
      >
        <Minus aria-hidden="true" size={18} />
      </Step>
      <Count
        aria-label={`Quantity, at least ${MINIMUM_ORDER_QUANTITY}`}
        role="spinbutton"
        aria-valuenow={entered}
        aria-valuemin={MINIMUM_ORDER_QUANTITY}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={() => setPressed(false)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          else if (event.key === 'ArrowUp') step(event, entered + 1);
          else if (event.key === 'ArrowDown') step(event, entered - 1);
        }}
      />
      <Step type="button" aria-label="Increase quantity" onClick={() => press(quantity + 1)}>
        <Plus aria-hidden="true" size={18} />
      </Step>
      <VisuallyHidden as="span" role="status">
        {isPressed && `Quantity ${quantity}`}
      </VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-flex;
  border: 1px solid ${color.control};
  border-radius: 2px;
  background: ${color.paper};
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: ${space(6)};
  height: ${space(6)};
  border: 0;
  background: none;
  color: ${color.indigo};

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${color.sand};
    }
  }

  &:disabled {
    color: ${color.control};
    cursor: not-allowed;
  }
`;

const Count = styled.input`
  width: ${space(8)};
  border: 0;
  border-inline: 1px solid ${color.line};
  background: none;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
