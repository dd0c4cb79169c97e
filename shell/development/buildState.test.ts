import { BuildState } from './buildState';

function opened() {
  const state = new BuildState();
  state.open();
  return state;
}

function live() {
  const state = opened();
  state.end('browser', false);
  state.end('server', false);
  return state;
}

test('a deployable rests until its sources change', () => {
  const state = new BuildState();
  expect(state.name).toBe('resting');
  state.outdate();
  expect([state.name, state.awaits('browser'), state.awaits('server')]).toEqual(['building', true, true]);
});

test('pages do not wait for compilers that are started for unchanged sources', () => {
  const state = opened();
  expect([state.name, state.awaits('browser')]).toEqual(['live', false]);
});

test('after its first build has ended, pages wait for the other one', () => {
  const state = opened();
  state.end('browser', false);
  expect([state.name, state.awaits('browser'), state.awaits('server')]).toEqual(['building', false, true]);
  state.end('server', false);
  expect(state.name).toBe('live');
});

test('pages wait for a build that begins before the first builds have ended, and for the other', () => {
  const state = opened();
  state.begin('server');
  expect([state.awaits('browser'), state.awaits('server')]).toEqual([true, true]);
});

test('pages wait for both builds of changed sources, also while the compilers are started', () => {
  const state = new BuildState();
  state.outdate();
  state.open();
  state.end('browser', false);
  expect(state.name).toBe('building');
  state.end('server', false);
  expect(state.name).toBe('live');
});

test('a later build is awaited alone', () => {
  const state = live();
  state.begin('browser');
  expect([state.name, state.awaits('server')]).toEqual(['building', false]);
});

test('a deployable is broken until the build with errors succeeds', () => {
  const state = live();
  state.begin('browser');
  state.end('browser', true);
  expect([state.name, state.isBroken('browser'), state.isBroken('server')]).toEqual(['broken', true, false]);
  state.begin('browser');
  state.end('browser', false);
  expect(state.name).toBe('live');
});

test('a deployable rests again when its compilers are closed', () => {
  const state = live();
  state.close();
  expect(state.name).toBe('resting');
});
