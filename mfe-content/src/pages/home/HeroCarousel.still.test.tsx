import { preferStillness } from '@tanabana/runtime/testing/preferStillness';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HeroCarousel } from './HeroCarousel';

afterEach(() => jest.useRealTimers());

test('nothing moves by itself for those who asked for stillness', () => {
  jest.useFakeTimers();
  preferStillness();

  render(
    <MemoryRouter>
      <HeroCarousel />
    </MemoryRouter>,
  );
  act(() => jest.advanceTimersByTime(60_000));
  const link = screen.getByRole('link', { name: 'Shop Rugs' });
  expect(link.closest('[inert]')).toBeNull();
});
