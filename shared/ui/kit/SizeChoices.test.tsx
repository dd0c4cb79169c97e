import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SizeChoices } from './SizeChoices';

const onSelect = jest.fn();

function show(...names: readonly string[]) {
  const sizes = names.map((size) => ({ size, amount: 900 }));
  const props = { legend: 'Size and colour', name: 'size', selected: names[0], hidePrices: true };
  return render(<SizeChoices {...props} sizes={sizes} onSelect={onSelect} />);
}

test('colours are chosen below their size', async () => {
  show('10 in, indigo', '10 in, rose', '14 in, indigo');
  const small = within(screen.getByRole('group', { name: /^10 in \(25/ }));
  expect(small.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'indigo',
    'rose',
  ]);
  expect(small.getByRole('radio', { name: 'indigo' })).toBeChecked();
  await userEvent.click(small.getByRole('radio', { name: 'rose' }));
  expect(onSelect).toHaveBeenCalledWith('10 in, rose');
});

test.each([
  ['sizes', ['10 in', '14 in']],
  ['sizes of which each has one colour', ['10 in, indigo', '14 in, rose']],
  ['sizes of which some have no colour', ['10 in', '14 in, rose', '14 in, indigo']],
])('%s are one list', (_case, names) => {
  show(...names);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(names);
});
