import { Button } from '@tanabana/runtime/kit/Button';
import { styled } from 'styled-components';
import { AddedNote } from './AddedNote';
import { useOrder } from './OrderContext';

/** Adds the product to the cart, confirms it, and ignores clicks meanwhile. */
export function AddToCart() {
  const { add, button, confirmation, isBusy } = useOrder();
  return (
    <>
      <Wide ref={button} type="button" disabled={isBusy} onClick={() => void add()}>
        {confirmation || 'Add to Cart'}
      </Wide>
      <AddedNote />
    </>
  );
}

const Wide = styled(Button)`
  flex: 1 1 100%;
`;
