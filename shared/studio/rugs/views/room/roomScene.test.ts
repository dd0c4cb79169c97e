import { ROOMS } from './rooms';
import { FLOOR_FILE, roomScene } from './roomScene';

describe('the scene of a room', () => {
  test.each(Object.entries(ROOMS))('contains its floor and the rug, both as pictures: %s', (_, room) => {
    const scene = roomScene(room, { file: 'rug.png', ratio: 0.7 }, 0.8);
    expect(scene).toContain(`"${FLOOR_FILE}"`);
    expect(scene).toContain('"rug.png"');
  });

  test('shows the rug in its own proportion', () => {
    const room = ROOMS.haveli;
    const scene = roomScene(room, { file: 'rug.png', ratio: 0.5 }, 0.8);
    expect(scene).toContain(`scale <${(room.rug.length / 2).toFixed(4)},1,${room.rug.length.toFixed(4)}>`);
  });

  test('is the same text every time', () => {
    const write = () => roomScene(ROOMS.sitting, { file: 'rug.png', ratio: 0.7 }, 0.8);
    expect(write()).toBe(write());
  });
});
