import { act, fireEvent, render, screen } from '@testing-library/react';
import { preferReducedMotion } from '@tanabana/ui/testing/preferReducedMotion';
import { useCarousel } from './useCarousel';
import { useEmblaOnDemand } from './useEmblaOnDemand';

const api = {
  on: () => api,
  off: () => api,
  selectedScrollSnap: () => 0,
  scrollNext: jest.fn(),
  scrollPrev: jest.fn(),
  scrollTo: jest.fn(),
};

jest.mock('./useEmblaOnDemand');

function Carousel() {
  const [, carousel] = useCarousel({ delay: 4500, transition: 600 });
  return (
    <section {...carousel.handlers} aria-label="Slides">
      <button type="button" onClick={carousel.togglePlaying}>
        {carousel.isPlaying ? 'Pause' : 'Play'}
      </button>
      <button type="button" onClick={carousel.next}>
        Next
      </button>
    </section>
  );
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(useEmblaOnDemand)
    .mockReturnValue([
      { current: null },
      api,
      (act?: (embla: typeof api) => void) => Promise.resolve(act?.(api)),
    ] as unknown as ReturnType<typeof useEmblaOnDemand>);
  api.scrollNext.mockClear();
});

afterEach(() => jest.useRealTimers());

test('a carousel shows the next slide after its delay, not before', () => {
  render(<Carousel />);
  wait(4499);
  expect(api.scrollNext).not.toHaveBeenCalled();
  wait(1);
  expect(api.scrollNext).toHaveBeenCalledTimes(1);
});

test('a carousel pauses during hover', () => {
  render(<Carousel />);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Slides' }));
  wait(20_000);
  expect(api.scrollNext).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Slides' }));
  wait(4500);
  expect(api.scrollNext).toHaveBeenCalledTimes(1);
});

test('a carousel pauses while it has the focus', () => {
  render(<Carousel />);
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  wait(20_000);
  expect(api.scrollNext).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Next' }).blur());
  wait(4500);
  expect(api.scrollNext).toHaveBeenCalledTimes(1);
});

test('a paused carousel does not resume automatically', () => {
  render(<Carousel />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(api.scrollNext).not.toHaveBeenCalled();
});

test('with reduced motion a carousel has no autoplay, and a click changes slides without animation', () => {
  preferReducedMotion();
  render(<Carousel />);
  wait(20_000);
  expect(api.scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(api.scrollNext).toHaveBeenCalledWith(true);
});
