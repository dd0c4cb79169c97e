import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './useSlideshow';

function move(pixels: number, pointerType = 'touch', isPrimary = true): readonly number[] {
  const swipes: number[] = [];
  function Swiped() {
    return <div {...useSwipe((steps) => swipes.push(steps))}>Slides</div>;
  }
  const { unmount } = render(<Swiped />);
  const pointer = (clientX: number) =>
    Object.assign(new MouseEvent('pointerdown', { bubbles: true, clientX }), { pointerType, isPrimary });
  const slides = screen.getByText('Slides');
  fireEvent(slides, pointer(200));
  const up = new MouseEvent('pointerup', { bubbles: true, clientX: 200 + pixels });
  fireEvent(slides, Object.assign(up, { pointerType, isPrimary }));
  unmount();
  return swipes;
}

test.each([
  ['to the left shows what comes next', -60, [1]],
  ['to the right shows what came before', 60, [-1]],
  ['of a few pixels is a tap', -20, []],
])('a swipe %s', (_, pixels, swipes) => {
  expect(move(pixels)).toEqual(swipes);
});

test('neither a mouse nor a second finger swipes', () => {
  expect(move(-60, 'mouse')).toEqual([]);
  expect(move(-60, 'touch', false)).toEqual([]);
});
