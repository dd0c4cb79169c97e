import { render, screen } from '@testing-library/react';
import { UndoNotice } from './UndoNotice';

test('only the newest notice is displayed, and has the focus', () => {
  const { rerender } = render(<UndoNotice message="First" onUndo={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  rerender(
    <>
      <UndoNotice message="First" onUndo={jest.fn()} />
      <UndoNotice key="second" message="Second" onUndo={jest.fn()} />
    </>,
  );
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Second');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});
