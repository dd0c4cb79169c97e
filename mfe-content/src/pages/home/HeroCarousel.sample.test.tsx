import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HeroCarousel } from './HeroCarousel';

const call = (name: string) => screen.queryByRole('link', { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const isShown = (action: string) => call(action) !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  render(
    <MemoryRouter>
      <HeroCarousel />
    </MemoryRouter>,
  );
}

test('the hero carousel has three slides that link to their parts of the catalogue (§2.3)', () => {
  show();
  const slides: [category: string, action: string, to: string][] = [
    ['Rugs', 'Shop Rugs', '/catalogue?category=rugs'],
    ['Vintage Art', 'Explore Decor', '/catalogue?category=handicraftitems'],
    ['Vintage Art', 'Browse Vintage', '/catalogue?category=handicraftitems&q=vintage'],
  ];
  slides.forEach(([category, action, to], index) => {
    fireEvent.click(screen.getByRole('button', { name: `Slide ${index + 1}: ${category}` }));
    const slide = within(screen.getByRole('group', { name: `${index + 1} of 3` }));
    expect(slide.getByText(category)).toBeInTheDocument();
    expect(slide.getByRole('link', { name: action })).toHaveAttribute('href', to);
  });
});

test('the hero carousel shows the next slide after 5 s, and the first again after the last (§9)', () => {
  show();
  pass(4999);
  expect(isShown('Shop Rugs')).toBe(true);
  pass(1);
  expect(isShown('Explore Decor')).toBe(true);
  pass(5000);
  expect(isShown('Browse Vintage')).toBe(true);
  pass(5000);
  expect(isShown('Shop Rugs')).toBe(true);
});

test('the hero carousel shows a clicked slide for 10 s before autoplay resumes (§4)', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2: Vintage Art' }));
  pass(10_000);
  pass(4999);
  expect(isShown('Explore Decor')).toBe(true);
  pass(1);
  expect(isShown('Browse Vintage')).toBe(true);
});

test('the hero carousel starts the 10 s again at a second click', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  pass(9000);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  pass(9999);
  pass(5000);
  expect(isShown('Browse Vintage')).toBe(true);
  pass(1);
  pass(5000);
  expect(isShown('Shop Rugs')).toBe(true);
});

test('the hero carousel goes from the first slide back to the last (§4)', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(isShown('Browse Vintage')).toBe(true);
  expect(screen.getByRole('button', { name: 'Slide 3: Vintage Art' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the hero carousel can be stopped and resumed', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
  pass(60_000);
  expect(isShown('Shop Rugs')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
  pass(5000);
  expect(isShown('Explore Decor')).toBe(true);
});

const carousel = () => screen.getByRole('region', { name: 'Collections' });

test('the hero carousel pauses while it has the keyboard focus, even if a pointer enters and leaves', () => {
  show();
  act(() => screen.getByRole('link', { name: 'Shop Rugs' }).focus());
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(carousel());
  pass(60_000);
  expect(isShown('Shop Rugs')).toBe(true);
});

test('the hero carousel pauses while a pointer is over it, even if the keyboard focus leaves', () => {
  show();
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  act(() => screen.getByRole('link', { name: 'Shop Rugs' }).focus());
  act(() => screen.getByRole('link', { name: 'Shop Rugs' }).blur());
  pass(60_000);
  expect(isShown('Shop Rugs')).toBe(true);
  fireEvent.pointerLeave(carousel());
  pass(5000);
  expect(isShown('Explore Decor')).toBe(true);
});

test('the hero carousel pauses while one of its controls has the focus', () => {
  show();
  act(() => screen.getByRole('link', { name: 'Shop Rugs' }).focus());
  pass(60_000);
  expect(isShown('Shop Rugs')).toBe(true);
  act(() => screen.getByRole('link', { name: 'Shop Rugs' }).blur());
  pass(5000);
  expect(isShown('Explore Decor')).toBe(true);
});

test('the hero carousel announces the slide that the visitor has chosen, and no other', () => {
  show();
  const announced = (text: RegExp) => screen.getByText(text);
  expect(announced(/^Slide 1 of 3: /)).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(announced(/^Slide 2 of 3: Walls that have something to say$/)).toHaveAttribute(
    'aria-live',
    'polite',
  );
});
