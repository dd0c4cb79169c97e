import { chosenProducts } from './chosenProducts';

beforeEach(() => chosenProducts.choose([]));

test('a product is ticked and unticked', () => {
  chosenProducts.toggle(10001);
  chosenProducts.toggle(30001);
  expect(chosenProducts.text()).toBe('10001,30001');
  chosenProducts.toggle(10001);
  expect(chosenProducts.text()).toBe('30001');
});

test('a fourth product is refused, until another is unticked', () => {
  chosenProducts.choose([1, 2, 3]);
  chosenProducts.toggle(4);
  expect(chosenProducts.text()).toBe('1,2,3');
  expect(chosenProducts.isRefused()).toBe(true);
  chosenProducts.toggle(2);
  expect(chosenProducts.isRefused()).toBe(false);
  chosenProducts.toggle(4);
  expect(chosenProducts.text()).toBe('1,3,4');
});

test('whoever subscribes learns of every tick', () => {
  const listener = jest.fn();
  const unsubscribe = chosenProducts.subscribe(listener);
  chosenProducts.toggle(1);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  chosenProducts.toggle(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('whoever subscribes learns that the page was restored, because another page may have changed the ticks', () => {
  const listener = jest.fn();
  const unsubscribe = chosenProducts.subscribe(listener);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(['nonsense', '1,1,x,2,-3,3,4', '[1]'])('the stored text “%s” breaks nothing', (text) => {
  window.sessionStorage.setItem('tanabana_compared', text);
  expect(chosenProducts.text()).toMatch(/^(1,2,3)?$/);
});
