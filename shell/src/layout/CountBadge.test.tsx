import { render, screen } from '@testing-library/react';
import { CountBadge } from './CountBadge';

test.each([
  [1, '1'],
  [999, '999'],
  [1000, '999+'],
  [25_000, '999+'],
])('the count badge shows %d as %s', (count, text) => {
  render(<CountBadge count={count} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('the count badge is empty for 0', () => {
  const { container } = render(<CountBadge count={0} />);
  expect(container).toBeEmptyDOMElement();
});

test('the count badge pulses when the count changes, but not on its first render', () => {
  const { rerender } = render(<CountBadge count={25} pulses />);
  expect(screen.getByText('25')).toHaveAttribute('data-pulsing', 'false');
  for (const count of [50, 75]) {
    const before = document.querySelector('[data-pulsing]');
    rerender(<CountBadge count={count} pulses />);
    expect(screen.getByText(count)).toHaveAttribute('data-pulsing', 'true');
    expect(before).not.toBeInTheDocument();
  }
});
