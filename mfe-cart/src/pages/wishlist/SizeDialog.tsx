import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { PricedProduct, PricedSize } from '../../cart/priceList';
import { Button, ButtonRow } from '@tanabana/runtime/kit/Button';
import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { SizeChoices } from '@tanabana/runtime/kit/SizeChoices';
import { stack } from '@tanabana/runtime/theme/layout';
import { color, size } from '@tanabana/runtime/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface SizeDialogProps {
  readonly open: boolean;
  readonly product: PricedProduct;
  readonly onChoose: (option: PricedSize) => void;
  readonly onClose: () => void;
}

/** Asks for a size. The first one is preselected (§4). */
export function SizeDialog({ open, product, onChoose, onClose }: SizeDialogProps) {
  const { id, name, category, sizes } = product;
  const [selected, setSelected] = useState(sizes[0]);
  const form = useRef<HTMLFormElement>(null);
  const isRug = isRugCategory(category);
  useEffect(() => {
    if (open) form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title="Choose a size">
      <Form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (selected) onChoose(selected);
          onClose();
        }}
      >
        <SizeChoices
          legend={name}
          name={`size-${id}`}
          sizes={sizes}
          selected={selected?.size}
          hidePrices={isRug}
          onSelect={(wanted) => setSelected(sizes.find((option) => option.size === wanted))}
        />
        <p>{isRug ? 'Add it to your cart to ask for a quotation.' : 'Prices are for one unit.'}</p>
        <ButtonRow $atEnd>
          <Button type="button" $look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add to Cart</Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  ${stack(2)}

  p {
    color: ${color.muted};
    font-size: ${size.small};
  }
`;
