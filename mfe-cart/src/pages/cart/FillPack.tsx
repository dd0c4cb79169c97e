import { type CartItem, updateQuantity } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import type { Pack } from '../../cart/priceList';
import { filledQuantity, parcelOf } from '../../cart/pack';
import { LineButton } from './LineButton';

/** Units in a carton or bale, and a button that fills the last one or adds another. */
export function FillPack({ line, pack }: { readonly line: CartItem; readonly pack: Pack }) {
  const { quantity, title } = line;
  const name = parcelOf(line);
  const filled = filledQuantity(quantity, pack);
  const label = `${quantity % pack.units === 0 ? 'Add a' : 'Fill the'} ${name}: ${filled}`;
  return (
    <>
      <span>{`${pack.units} in a ${name}`}</span>
      <LineButton
        type="button"
        aria-label={`${label}, ${title}`}
        onClick={() => void cartStore.update((cart) => updateQuantity(cart, line, () => filled))}
      >
        {label}
      </LineButton>
    </>
  );
}
