import { preferReducedMotion } from '@tanabana/ui/testing/preferReducedMotion';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HeroCarousel } from './HeroCarousel';

afterEach(() => jest.useRealTimers());

test('the hero carousel does not change slides automatically if the visitor prefers reduced motion', () => {
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
