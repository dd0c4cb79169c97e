import { SIZE_AND_COLOUR } from '@tanabana/shop/cart/sizeAndColour';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SizeChoices } from './SizeChoices';

const onSelect = jest.fn();

function show(optionName: string | undefined, ...names: readonly string[]) {
  const sizes = names.map((size) => ({ size, amount: 900 }));
  const props = { legend: 'Options', name: 'size', optionName, selected: names[0], hidePrices: true };
  render(<SizeChoices {...props} sizes={sizes} onSelect={onSelect} />);
  return screen.getByRole('group').textContent;
}

test('colours follow the name of their size', async () => {
  expect(show(SIZE_AND_COLOUR, '10 in, indigo', '10 in, rose', '14 in, indigo')).toMatch(
    /^Options10 in \(25.cm\)10 in, indigo10 in, rose14 in \(36.cm\)14 in, indigo$/,
  );
  await userEvent.click(screen.getByRole('radio', { name: '10 in, rose' }));
  expect(onSelect).toHaveBeenCalledWith('10 in, rose');
});

test('sizes with a comma are not divided', () =>
  expect(show(undefined, 'Pair, 300 ml', 'Pair, 400 ml')).toBe('OptionsPair, 300 mlPair, 400 ml'));
