import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

function Stepper({ initial }: { readonly initial: number }) {
  const [present, setPresent] = useState(initial);
  return (
    <>
      <QuantityStepper quantity={present} onChange={setPresent} label="Vase" />
      <p data-testid="quantity">{present}</p>
    </>
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity, at least 25' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const quantity = () => Number(screen.getByTestId('quantity').textContent);

test('arrow keys change the quantity by one, never below 25', async () => {
  render(<Stepper initial={26} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveValue('28');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('25');
});

test('an arrow key continues from the typed text', async () => {
  render(<Stepper initial={25} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '40{ArrowUp}');
  expect(field()).toHaveValue('41');
});

test('the quantity and its minimum are exposed to assistive technology', () => {
  render(<Stepper initial={30} />);
  expect(field()).toHaveAttribute('aria-valuenow', '30');
  expect(field()).toHaveAttribute('aria-valuemin', '25');
  type('4');
  expect(field()).toHaveAttribute('aria-valuenow', '25');
});

test('the arrow keys do not move the cursor in the field', () => {
  render(<Stepper initial={30} />);
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'ArrowLeft' })).toBe(true);
});

test('a change by a button is announced, and a change in the focused field is announced by the field only', async () => {
  render(<Stepper initial={30} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByRole('status')).toHaveTextContent('Quantity 31');
  await userEvent.click(field());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('typing an orderable quantity changes the quantity immediately, and typing a smaller one does not', () => {
  render(<Stepper initial={30} />);
  const quantities = ['8', '80', '8', '', '1', '1,', '1,2', '1,20', '1,200'].map((typed) => {
    type(typed);
    expect(field()).toHaveValue(typed);
    return quantity();
  });
  expect(quantities).toEqual([30, 80, 80, 80, 80, 80, 80, 80, 1200]);
});

test('a quantity below 25 is raised when the field loses the focus, and a message names the old and new quantity until the next change', () => {
  render(<Stepper initial={60} />);
  type('10');
  fireEvent.blur(field());
  expect(field()).toHaveValue('25');
  expect(screen.getByRole('status')).toHaveTextContent('Minimum 25 units: 10 became 25.');
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Quantity 26$/);
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Quantity 25$/);
});

test.each([
  ['3', 25],
  ['0', 25],
  ['', 60],
  ['80', 80],
  ['३०', 30],
  ['1,200', 1200],
  ['30.00', 30],
  ['40 pcs', 40],
])('“%s” is %d on blur, without an error', (typed, expected) => {
  render(<Stepper initial={60} />);
  type(typed);
  fireEvent.blur(field());
  expect(quantity()).toBe(expected);
  expect(field()).toHaveValue(String(expected));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['30.5', '1.200,00', '30-40', '10 x 12', 'many'])(
  '“%s” is refused with a message, and does not change the quantity',
  (typed) => {
    render(<Stepper initial={60} />);
    type(typed);
    expect(field()).toHaveValue(typed);
    fireEvent.keyDown(field(), { key: 'Enter' });
    const problem = `“${typed}” is not a quantity. Type a whole number, 25 or more.`;
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    expect(field()).toHaveAccessibleDescription(problem);
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue('60');
    expect(quantity()).toBe(60);
    fireEvent.blur(field());
    expect(screen.getByRole('alert')).toBeVisible();
    type('6');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toBeValid();
  },
);

test.each([
  ['80', 81],
  ['3', 26],
  ['x', 61],
])('a click on the plus button adds one to the typed “%s”', (typed, expected) => {
  render(<Stepper initial={60} />);
  type(typed);
  // Clicks without a blur event, as scripts and voice control do.
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(quantity()).toBe(expected);
});

test('a click on another button first raises the typed quantity to the minimum', () => {
  const added: number[] = [];
  function Page() {
    const [present, setPresent] = useState(60);
    return (
      <>
        <QuantityStepper quantity={present} onChange={setPresent} label="Vase" />
        <button onClick={() => added.push(present)}>Add</button>
      </>
    );
  }
  render(<Page />);
  type('3');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(added).toEqual([25]);
  expect(field()).toHaveValue('25');
});

test('a click into the field does not change the typed text', () => {
  render(<Stepper initial={60} />);
  type('3');
  fireEvent.click(field());
  expect(field()).toHaveValue('3');
  expect(quantity()).toBe(60);
});
