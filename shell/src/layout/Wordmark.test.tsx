import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { preferReducedMotion } from '@tanabana/runtime/testing/preferReducedMotion';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AppContext, type AppServices } from '../AppContext';
import { Wordmark } from './Wordmark';

const services = { composition: { settings: defaultSettings } } as AppServices;

function showWordmark() {
  render(
    <AppContext value={services}>
      <MemoryRouter>
        <Wordmark />
      </MemoryRouter>
    </AppContext>,
  );
  return screen.getByRole('link', { name: /Tanabana/ });
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** Language of the visible script; null for Latin. */
const visibleScript = () => document.querySelector('[data-shown="true"]')?.getAttribute('lang');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the wordmark changes to Hindi after 3 s, and then every 4.5 s (§2.2)', () => {
  showWordmark();
  pass(2_999);
  expect(visibleScript()).toBeNull();
  pass(1);
  expect(visibleScript()).toBe('hi');
  pass(4_500);
  expect(visibleScript()).toBe('ta');
  pass(4_500);
  expect(visibleScript()).toBeNull();
});

test.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('the wordmark does not change while it is %s, and resumes after that', (_, hold, release) => {
  const link = showWordmark();
  pass(3_000);
  hold(link);
  pass(20_000);
  expect(visibleScript()).toBe('hi');
  release(link);
  pass(4_500);
  expect(visibleScript()).toBe('ta');
});

test('the wordmark does not change while it is focused, though a pointer enters and leaves', () => {
  const link = showWordmark();
  fireEvent.focus(link);
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  pass(20_000);
  expect(visibleScript()).toBeNull();
});

test('the wordmark does not change for visitors who want no motion', () => {
  preferReducedMotion();
  showWordmark();
  pass(20_000);
  expect(visibleScript()).toBeNull();
});
