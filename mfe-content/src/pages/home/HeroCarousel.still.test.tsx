import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HeroCarousel } from './HeroCarousel';

afterEach(() => jest.useRealTimers());

test('nothing moves by itself for those who asked for stillness', () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { media, matches: true });
  });
  render(
    <MemoryRouter>
      <HeroCarousel />
    </MemoryRouter>,
  );
  act(() => jest.advanceTimersByTime(60_000));
  const link = screen.getByRole('link', { name: 'Shop Rugs' });
  expect(link.closest('[inert]')).toBeNull();
});
