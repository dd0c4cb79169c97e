import { addItem, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { useSearchParam } from '@tanabana/ui/hooks/useSearchParam';
import { useTransientMessage } from '@tanabana/ui/hooks/useTransientMessage';
import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react';
import { selectedSize } from '../../catalogue/prices';
import type { Product } from '../../catalogue/product';
import { isSoldOut } from '../../catalogue/stock';
import { cartItemOf } from '../../catalogue/storedProduct';

/** Display time of the confirmation on the buttons, in milliseconds (§2.5, §9). */
const ADDED_DURATION_MS = 2000;

type SizeState = readonly [size: string, selectSize: (size: string) => void];

function useNewOrder(product: Product, image: string, [size, selectSize]: SizeState) {
  const [quantity, setQuantity] = useState(MINIMUM_ORDER_QUANTITY);
  const [confirmation, confirm] = useTransientMessage(ADDED_DURATION_MS);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState({ quantity: 0, size: '', times: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const option = selectedSize(product.sizes, size);

  return useMemo(() => {
    const item = cartItemOf(product, option, image);
    return {
      product,
      image,
      /** The selected size; undefined if the product has no sizes. */
      option,
      selectSize,
      quantity,
      setQuantity,
      item,
      isSoldOut: isSoldOut(product, option),
      add: async () => {
        setAdding(true);
        try {
          await cartStore.update((cart) => addItem(cart, item, quantity));
          setAdded(({ times }) => ({ quantity, size: item.size, times: times + 1 }));
          confirm('Added to Cart!');
        } finally {
          setAdding(false);
        }
      },
      /** Text that the buttons display for a short time after the product was added; empty otherwise. */
      confirmation,
      isBusy: isAdding || confirmation !== '',
      isAdded: added.quantity === quantity && added.size === item.size,
      timesAdded: added.times,
      button,
    };
  }, [product, option, image, selectSize, quantity, confirmation, confirm, isAdding, added]);
}

const OrderContext = createContext<ReturnType<typeof useNewOrder> | undefined>(undefined);

export function useOrder() {
  const order = use(OrderContext);
  if (!order) throw new Error('useOrder needs an OrderProvider');
  return order;
}

interface OrderProviderProps {
  readonly product: Product;
  readonly image: string;
  readonly children: ReactNode;
}

/** Provides the order on a product's page. The selected size is in the address. */
export function OrderProvider({ product, image, children }: OrderProviderProps) {
  const size = useSearchParam('size');
  return <OrderContext value={useNewOrder(product, image, size)}>{children}</OrderContext>;
}

/** Provides one of several orders on a page. The address does not contain the selected size. */
export function OneOrderProvider({ product, image, children }: OrderProviderProps) {
  const size = useState('');
  return <OrderContext value={useNewOrder(product, image, size)}>{children}</OrderContext>;
}
