import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const picture = { base: '/pictures/rug', width: 800, height: 1000, color: '#8c2f2b', alt: 'A red rug' };
const frame = () => screen.getByAltText('A red rug').parentElement;

test('a spinner ends when its picture is loaded', () => {
  render(<Picture picture={picture} sizes="50vw" spinner />);
  expect(frame()).not.toHaveAttribute('data-loaded');
  fireEvent.load(screen.getByAltText('A red rug'));
  expect(frame()).toHaveAttribute('data-loaded');
});

test('a spinner ends on hydration when its picture is loaded', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Picture picture={picture} sizes="50vw" spinner />);
  expect(frame()).toHaveAttribute('data-loaded');
});
