import { render, screen } from '@testing-library/react';
import { Marquee } from './Marquee';

const show = (...messages: readonly string[]) =>
  render(
    <Marquee label="Offers" noun="offers" seconds={36}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </Marquee>,
  );

test('a single message stands still, and has no button that pauses it', () => {
  show('Made to order');
  expect(screen.getAllByText('Made to order')).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('several messages move until the visitor pauses them', () => {
  show('Made to order', 'Free samples');
  expect(screen.getAllByText('Made to order')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Pause the offers' })).toBeInTheDocument();
});
