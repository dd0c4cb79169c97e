import { isQuoted } from '@tanabana/shop/cart/cart';
import { SelectField } from '@tanabana/ui/kit/Field';
import { QuantityStepper } from '@tanabana/ui/kit/QuantityStepper';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { pictureFile } from '@tanabana/ui/pictures/pictureSource';
import { notPrinted, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import type { ProductInAddress } from '../../productsInAddress/readProductsInAddress';
import { AddToCart } from '../../components/ordering/AddToCart';
import { OneOrderProvider, useOrder } from '../../components/ordering/OrderContext';

export function OrderCompared({ compared: { product, picture } }: { readonly compared: ProductInAddress }) {
  return (
    <OneOrderProvider product={product} image={picture ? pictureFile(picture, 400, 'webp') : ''}>
      <Controls />
    </OneOrderProvider>
  );
}

function Controls() {
  const { product, option, selectSize, quantity, setQuantity } = useOrder();
  const { name, sizes, optionName = 'Size' } = product;
  // Centimetres are in the list of sizes below, because a column of the table is too narrow for them here.
  const labelOf = ({ size, amount }: (typeof sizes)[number]) =>
    isQuoted(product) ? size : `${size}, ${formatRupees(amount)}`;
  return (
    <Stack>
      {sizes.length > 1 && (
        <SelectField
          label={optionName}
          aria-label={`${optionName} of ${name}`}
          value={option?.size}
          onChange={({ target }) => selectSize(target.value)}
        >
          {sizes.map((each) => (
            <option key={each.size} value={each.size}>
              {labelOf(each)}
            </option>
          ))}
        </SelectField>
      )}
      <QuantityStepper quantity={quantity} onChange={setQuantity} label={name} />
      <AddToCart />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  /* iOS zooms in on fields with smaller text. */
  font-size: 1rem;

  & > div:first-child,
  & > button {
    width: 100%;
    max-width: ${space(40)};
  }

  select {
    padding-inline: ${space(1)};
    text-overflow: ellipsis;
  }

  ${notPrinted}
`;
