import { openPage } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosenProducts } from '../../components/compare/chosenProducts';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

beforeEach(() => {
  serveData(sampleFiles);
  chosenProducts.choose([]);
});

const open = () => openPage(page, { at: '/catalogue', seed: 7 });
const ticks = () => screen.getAllByLabelText(/^Compare /);
const bar = async () => within(await screen.findByLabelText('Products to compare'));

async function tick(...indexes: number[]) {
  for (const index of indexes) {
    const box = ticks()[index];
    if (box) await userEvent.click(box);
  }
}

test('no product is ticked in advance, and a tick shows the link to the comparison', async () => {
  await open();
  expect(ticks()).toHaveLength(12);
  expect(ticks().filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  expect(screen.queryByLabelText('Products to compare')).not.toBeInTheDocument();
  await tick(0, 1);
  const link = (await bar()).getByRole('link', { name: 'Compare 2 products' });
  expect(link).toHaveAttribute('href', `/compare?ids=${chosenProducts.text()}`);
});

test('a fourth tick is refused with the reason', async () => {
  await open();
  await tick(0, 1, 2, 3);
  expect((await bar()).getByRole('alert')).toHaveTextContent(
    'Only 3 products fit side by side. Untick one of them to compare another.',
  );
  expect(ticks()[3]).not.toBeChecked();
  await tick(0);
  expect((await bar()).getByRole('alert')).toBeEmptyDOMElement();
});

test('all ticks are removed together', async () => {
  await open();
  await tick(0, 1);
  await userEvent.click((await bar()).getByRole('button', { name: 'Untick all' }));
  expect(chosenProducts.text()).toBe('');
  expect(ticks()[0]).not.toBeChecked();
});

test('without scripts, the ticks belong to a form that opens the comparison', async () => {
  const { container } = await open();
  const form = container.querySelector<HTMLFormElement>('form[action="/compare"]');
  const [first] = ticks() as HTMLInputElement[];
  expect(first?.form).toBe(form);
  expect(first?.name).toBe('ids');
});
