import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const TABS = ['Rugs', 'Pottery', 'Brass'].map((name) => ({
  id: name.toLowerCase(),
  label: name,
  content: <p>All about {name}</p>,
}));

function Crafts() {
  const [selected, select] = useState('rugs');
  return <Tabs label="Crafts" tabs={TABS} selected={selected} onSelect={select} />;
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('tabs show the panel of the clicked tab, labelled by it, and no other', async () => {
  render(<Crafts />);
  expect(screen.getByRole('tablist', { name: 'Crafts' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Rugs' })).toHaveTextContent('All about Rugs');
  await userEvent.click(screen.getByRole('tab', { name: 'Brass' }));
  expect(screen.getByRole('tabpanel', { name: 'Brass' })).toHaveTextContent('All about Brass');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.queryByText('All about Rugs')).not.toBeInTheDocument();
});

test('tabs are one stop of the Tab key: arrow keys, Home and End move between tabs and wrap around', async () => {
  render(<Crafts />);
  await userEvent.tab();
  const pressed: string[] = [];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'x']) {
    await userEvent.keyboard(key === 'x' ? 'x' : `{${key}}`);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    pressed.push(`${key} ${selectedTab()}`);
  }
  expect(pressed).toEqual([
    'ArrowRight Pottery',
    'End Brass',
    'ArrowRight Rugs',
    'ArrowLeft Brass',
    'Home Rugs',
    'x Rugs',
  ]);
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Rugs' })).toHaveFocus();
});
