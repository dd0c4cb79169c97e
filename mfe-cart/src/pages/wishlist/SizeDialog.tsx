import { isQuoted } from '@tanabana/shop/cart/cart';
import { perUnit, pieceNote } from '@tanabana/shop/cart/saleUnit';
import { Button, ButtonRow } from '@tanabana/ui/kit/Button';
import { Dialog } from '@tanabana/ui/kit/Dialog';
import { Small } from '@tanabana/ui/kit/Page';
import { SizeChoices } from '@tanabana/ui/kit/SizeChoices';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { stack } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import type { WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PricedProduct, PricedSize } from '../../cart/priceList';
import { sizesInStock } from '../../cart/soldLine';

interface SizeDialogProps {
  readonly open: boolean;
  /** Products with several sizes. */
  readonly products: readonly PricedProduct[];
  /** Entries of the products, whose sizes are preselected. */
  readonly entries: readonly Pick<WishlistEntry, 'id' | 'size'>[];
  /** Label of the button. */
  readonly action: string;
  /** Called with the sizes by product id. */
  readonly onChoose: (sizes: ReadonlyMap<number, string>) => void;
  readonly onClose: () => void;
}

/** The size of the entry, or else the first, is preselected (§4). */
export function SizeDialog({ open, products, entries, action, onChoose, onClose }: SizeDialogProps) {
  const [chosen, setChosen] = useState(() => new Map(entries.map(({ id, size }) => [id, size])));
  const optionFor = (product: PricedProduct) =>
    product.sizes.find(({ size }) => size === chosen.get(product.id)) ?? sizesInStock(product)[0];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={titleOf(products)}>
      <Form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(new Map(products.map((product) => [product.id, optionFor(product)?.size ?? ''])));
          onClose();
        }}
      >
        {products.map((product) => {
          const { id, name } = product;
          const option = optionFor(product);
          return (
            <div key={id}>
              <SizeChoices
                legend={name}
                name={`size-${id}`}
                sizes={sizesInStock(product)}
                optionName={product.optionName}
                selected={option?.size}
                hidePrices={isQuoted(product)}
                onSelect={(size) => setChosen(new Map(chosen).set(id, size))}
              />
              <Small>
                {isQuoted(product) || !option ? 'The price comes with our quotation.' : priceText(option)}
              </Small>
            </div>
          );
        })}
        <Foot $atEnd>
          <Button type="button" $look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{action}</Button>
        </Foot>
      </Form>
    </Dialog>
  );
}

function titleOf([first, ...others]: readonly PricedProduct[]): string {
  if (others.length > 0) return 'Choose sizes';
  return first?.optionName === undefined ? 'Choose a size' : `Choose ${first.optionName.toLowerCase()}`;
}

/** As in `₹980 a set of 6 (₹163 each)`. */
const priceText = ({ amount, unit }: PricedSize) =>
  `${formatRupees(amount)} ${perUnit(unit)}${pieceNote(amount, unit)}`;

const Form = styled.form`
  ${stack(2)}

  fieldset + p {
    margin-top: ${space(0.5)};
  }
`;

/* Stays in view while a long list scrolls. */
const Foot = styled(ButtonRow)`
  position: sticky;
  bottom: 0;
  margin-bottom: -${space(2)};
  padding-block: ${space(2)};
  background: ${color.paper};
`;
