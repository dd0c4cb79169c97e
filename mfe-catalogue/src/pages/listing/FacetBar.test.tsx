import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FacetOptions } from './FacetBar';

const options = Array.from({ length: 25 }, (_, index) => ({
  value: `w${index}`,
  label: `Workshop ${index}`,
  count: 1,
}));

function Workshops() {
  const [areAllShown, setAllShown] = useState(false);
  const facet = areAllShown ? { options } : { options: options.slice(0, 20), more: 5 };
  return (
    <FacetOptions
      facet={{ name: 'workshop', ...facet }}
      chosen={[]}
      onToggle={() => undefined}
      areAllShown={areAllShown}
      onShowAll={setAllShown}
    />
  );
}

test('a facet of more than 20 values displays all of them on request, and the button keeps the focus', async () => {
  render(<Workshops />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 25' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(25);
  expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(20);
});

test('a facet with all its values has no button', () => {
  render(
    <FacetOptions
      facet={{ name: 'workshop', options: options.slice(0, 20) }}
      chosen={[]}
      onToggle={() => undefined}
      areAllShown
      onShowAll={() => undefined}
    />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
