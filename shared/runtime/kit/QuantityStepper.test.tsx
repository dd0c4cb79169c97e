import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

function Stepper({ initial }: { readonly initial: number }) {
  const [quantity, setQuantity] = useState(initial);
  return <QuantityStepper quantity={quantity} onChange={setQuantity} label="Vase" />;
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity, at least 25' });

test('arrow keys change the quantity by one, never below 25', async () => {
  render(<Stepper initial={26} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveValue('28');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('25');
});

test('an arrow key continues from what is typed', async () => {
  render(<Stepper initial={25} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '40{ArrowUp}');
  expect(field()).toHaveValue('41');
});

test('the quantity and its minimum are exposed to assistive technology', () => {
  render(<Stepper initial={30} />);
  expect(field()).toHaveAttribute('aria-valuenow', '30');
  expect(field()).toHaveAttribute('aria-valuemin', '25');
  fireEvent.change(field(), { target: { value: '4' } });
  expect(field()).toHaveAttribute('aria-valuenow', '25');
});

test('the arrow keys do not move the cursor in the field', () => {
  render(<Stepper initial={30} />);
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'ArrowLeft' })).toBe(true);
});

test('the quantity is announced when a button changes it, and by the field alone when that has the focus', async () => {
  render(<Stepper initial={30} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByRole('status')).toHaveTextContent('Quantity 31');
  await userEvent.click(field());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
