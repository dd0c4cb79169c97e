import { preferStillness } from '@tanabana/runtime/testing/preferStillness';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anyPicture } from '../../testing/sampleCatalogue';
import { Gallery } from './Gallery';

const pictures = ['a', 'b', 'c'].map((name) => anyPicture(name)!);

test('all pictures stand in the page, so that they can be seen without scripts', () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  for (const { alt } of pictures) expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
});

test('has thumbnails, arrows and a pause', () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3);
  for (const name of ['Previous picture', 'Pause', 'Next picture']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
});

test('pausing turns into playing', async () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('where nothing may move, there is nothing to pause', () => {
  preferStillness();
  render(<Gallery pictures={pictures} name="Vase" />);
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

test('a picture can be enlarged, and looked at more closely', async () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture' }));
  expect(await screen.findByRole('dialog', { name: 'Vase' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Look closer' }));
  expect(screen.getByRole('button', { name: 'Whole picture' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a single picture needs no controls', () => {
  render(<Gallery pictures={pictures.slice(0, 1)} name="Vase" />);
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
});
