import { addItem, type CartItem, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { useSearchParam } from '@tanabana/runtime/hooks/useSearchParam';
import { useTransientMessage } from '@tanabana/runtime/hooks/useTransientMessage';
import { createContext, use, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { selectedSize } from '../../../catalogue/prices';
import type { Product, SizeOption } from '../../../catalogue/product';
import { cartItemOf } from '../../../catalogue/storedProduct';

/** How long a button confirms an addition, in milliseconds (§2.5, §9). */
const ADDED_DURATION_MS = 2000;

/** The order that a visitor prepares on a product's page. */
interface Order {
  readonly product: Product;
  /** The size of the address; undefined if there is none to select. */
  readonly option: SizeOption | undefined;
  readonly selectSize: (size: string) => void;
  readonly quantity: number;
  readonly setQuantity: (change: (present: number) => number) => void;
  /** The line that is added to the cart. */
  readonly item: Omit<CartItem, 'quantity'>;
  readonly add: () => Promise<void>;
  /** Confirmation on the buttons; empty unless the line has just been added. */
  readonly confirmation: string;
  /** Whether the buttons ignore presses, while a line is added and confirmed. */
  readonly isBusy: boolean;
  /** Whether exactly this line was added last. */
  readonly isAdded: boolean;
  /** The button of the buying part. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

const OrderContext = createContext<Order | undefined>(undefined);

/** The order of the page. Throws outside of an `OrderProvider`. */
export function useOrder(): Order {
  const order = use(OrderContext);
  if (!order) throw new Error('useOrder needs an OrderProvider');
  return order;
}

interface OrderProviderProps {
  readonly product: Product;
  /** Address of the product's picture in the cart. */
  readonly image: string;
  readonly children: ReactNode;
}

/** Holds size, quantity and the addition, for all parts of the page that order. The chosen size is in the address. */
export function OrderProvider({ product, image, children }: OrderProviderProps) {
  const [quantity, setQuantity] = useState(MINIMUM_ORDER_QUANTITY);
  const [confirmation, confirm] = useTransientMessage(ADDED_DURATION_MS);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState({ quantity: 0, size: '' });
  const button = useRef<HTMLButtonElement>(null);
  const [size, selectSize] = useSearchParam('size');
  const option = selectedSize(product.sizes, size);

  const order = useMemo(() => {
    const item = cartItemOf(product, option, image);
    return {
      product,
      option,
      selectSize,
      quantity,
      setQuantity,
      item,
      add: async () => {
        setAdding(true);
        await cartStore.update((cart) => addItem(cart, item, quantity));
        setAdded({ quantity, size: item.size });
        confirm('Added to Cart!');
        setAdding(false);
      },
      confirmation,
      isBusy: isAdding || confirmation !== '',
      isAdded: added.quantity === quantity && added.size === item.size,
      button,
    };
  }, [product, option, image, selectSize, quantity, confirmation, confirm, isAdding, added]);

  return <OrderContext value={order}>{children}</OrderContext>;
}
