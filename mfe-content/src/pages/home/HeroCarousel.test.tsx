import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HeroCarousel } from './HeroCarousel';

const shown = () => screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);
const call = (name: string) => screen.getByText(name, { selector: 'a' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const isShown = (action: string) => !call(action).closest('[inert]');

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter>
      <HeroCarousel />
    </MemoryRouter>,
  );
});

afterEach(() => jest.useRealTimers());

test('three slides lead to their parts of the catalogue (§2.3)', () => {
  expect(shown()).toHaveLength(3);
  expect(call('Shop Rugs')).toHaveAttribute('href', '/catalogue?category=rugs');
  expect(call('Explore Decor')).toBeInTheDocument();
  expect(call('Browse Vintage')).toBeInTheDocument();
  expect(screen.getByText('Rugs')).toBeInTheDocument();
  expect(screen.getAllByText('Vintage Art')).toHaveLength(2);
});

test('the next slide comes after 5 s, and the first again after the last (§9)', () => {
  pass(4999);
  expect(isShown('Shop Rugs')).toBe(true);
  pass(1);
  expect(isShown('Explore Decor')).toBe(true);
  pass(5000);
  expect(isShown('Browse Vintage')).toBe(true);
  pass(5000);
  expect(isShown('Shop Rugs')).toBe(true);
});

test('a slide chosen by hand stands for 10 s before autoplay resumes (§4)', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2: Vintage Art' }));
  pass(14_999);
  expect(isShown('Explore Decor')).toBe(true);
  pass(1);
  expect(isShown('Browse Vintage')).toBe(true);
});

test('a second choice by hand starts the rest again', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  pass(9000);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  pass(9999);
  expect(isShown('Browse Vintage')).toBe(true);
  pass(5001);
  expect(isShown('Shop Rugs')).toBe(true);
});

test('previous from the first slide wraps to the last (§4)', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(isShown('Browse Vintage')).toBe(true);
  expect(screen.getByRole('button', { name: 'Slide 3: Vintage Art' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('it can be stopped, and let go on', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Stop the slides from moving' }));
  pass(60_000);
  expect(isShown('Shop Rugs')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Let the slides move' }));
  pass(5000);
  expect(isShown('Explore Decor')).toBe(true);
});

test('it waits while something in it holds the focus', () => {
  fireEvent.focus(call('Shop Rugs'));
  pass(60_000);
  expect(isShown('Shop Rugs')).toBe(true);
  fireEvent.blur(call('Shop Rugs'));
  pass(5000);
  expect(isShown('Explore Decor')).toBe(true);
});
