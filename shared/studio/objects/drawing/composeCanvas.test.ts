import { lotus } from '../bands/lotus';
import { solid } from '../bands/solid';
import type { Canvas } from '../form';
import { randomFrom } from '../random';
import { composeCanvas } from './composeCanvas';

const random = () => randomFrom(1, 'test');

test('a stripe of a disc stays within its ring', () => {
  const plate: Canvas = {
    name: 'face',
    width: 20,
    height: 20,
    kind: 'disc',
    zones: [{ name: 'rim', from: 0, to: 0.2 }],
  };
  const [ring] = composeCanvas(plate, { rim: [{ band: solid, share: 1 }] }, random());
  const radii = ring!.points.map(([x, y]) => Math.hypot(x - 10, y - 10));
  expect(Math.max(...radii)).toBeCloseTo(10, 1);
  expect(Math.min(...radii)).toBeCloseTo(8, 1);
});

test('a narrow zone is drawn at its true width and stretched to the canvas', () => {
  const wall: Canvas = {
    name: 'outside',
    width: 37.2,
    height: 10,
    kind: 'wall',
    zones: [{ name: 'neck', from: 0, to: 0.5, width: 18.6 }],
  };
  const neck = composeCanvas(wall, { neck: [{ band: lotus, share: 1 }] }, random());
  const belly = composeCanvas(
    { ...wall, zones: [{ name: 'neck', from: 0, to: 0.5, width: 37.2 }] },
    { neck: [{ band: lotus, share: 1 }] },
    random(),
  );
  expect(belly.length).toBe(2 * neck.length);
  expect(Math.max(...neck.flatMap(({ points }) => points.map(([x]) => x)))).toBeGreaterThan(35);
});

test('lines of a frame run through its corners', () => {
  const sheet: Canvas = {
    name: 'face',
    width: 30,
    height: 20,
    kind: 'sheet',
    zones: [{ name: 'rim', from: 0.1, to: 0.3 }],
  };
  const [top] = composeCanvas(sheet, { rim: [{ band: solid, share: 1 }] }, random());
  const xs = top!.points.map(([x]) => x);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([1, 29]);
});

test('a zone without stripes stays empty', () => {
  const sheet: Canvas = {
    name: 'face',
    width: 30,
    height: 20,
    kind: 'sheet',
    zones: [{ name: 'field', from: 0, to: 1 }],
  };
  expect(composeCanvas(sheet, {}, random())).toEqual([]);
});
