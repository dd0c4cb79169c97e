import { preferReducedMotion } from '@tanabana/runtime/testing/preferReducedMotion';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HeroCarousel } from './HeroCarousel';

afterEach(() => jest.useRealTimers());

test('the hero carousel does not move by itself for visitors who want no motion', () => {
  jest.useFakeTimers();
  preferReducedMotion();

  render(
    <MemoryRouter>
      <HeroCarousel />
    </MemoryRouter>,
  );
  act(() => jest.advanceTimersByTime(60_000));
  const link = screen.getByRole('link', { name: 'Shop Rugs' });
  expect(link.closest('[inert]')).toBeNull();
});
