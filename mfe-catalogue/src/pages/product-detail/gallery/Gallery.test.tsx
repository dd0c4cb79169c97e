import { preferReducedMotion } from '@tanabana/ui/testing/preferReducedMotion';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anyPicture } from '../../../testing/sampleCatalogue';
import { Gallery } from './Gallery';

const pictures = ['a', 'b', 'c'].map((name) => anyPicture(name)!);

test('the gallery has all pictures in the page, so that they are visible without scripts', () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  for (const { alt } of pictures) expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
});

test('the gallery has thumbnails, arrows and a pause button', () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3);
  for (const name of ['Previous picture', 'Pause', 'Next picture']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
});

test('the gallery toggles between Pause and Play', async () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('the gallery announces the picture that the visitor has chosen', async () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Picture \d of 3$/);
});

test('the gallery has no pause button with reduced motion', () => {
  preferReducedMotion();
  render(<Gallery pictures={pictures} name="Vase" />);
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

test('the gallery displays a whole picture in the dialog, and zooms into it', async () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture' }));
  expect(await screen.findByRole('dialog', { name: 'Vase' })).toBeInTheDocument();
  expect(screen.getByText('100 %')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(await screen.findByText('150 %')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the keyboard can scroll the pictures before scripts move them', () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  expect(screen.getByRole('group', { name: 'Pictures' })).toHaveAttribute('tabindex', '0');
});

test('a click on a picture enlarges it, and the focus moves to the button that does the same', async () => {
  render(<Gallery pictures={pictures} name="Vase" />);
  await userEvent.click(screen.getByRole('img', { name: 'Picture a' }));
  expect(await screen.findByRole('dialog', { name: 'Vase' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enlarge picture' })).toHaveFocus();
});

test('the second picture has a ruler with a line for each centimetre', () => {
  render(<Gallery pictures={pictures} name="Vase" closeUp={{ cm: 11, size: '12 in' }} />);
  const words = screen.getByText('About 11 cm across (size: 12 in)');
  const slide = words.closest('li')!;
  expect(within(slide).getByRole('img', { name: 'Picture b' })).toBeInTheDocument();
  expect(slide.querySelector('path')!.getAttribute('d')!.match(/M/g)).toHaveLength(10);
});

test('the gallery has no controls for a single picture', () => {
  render(<Gallery pictures={pictures.slice(0, 1)} name="Vase" />);
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
});
