/** @jest-environment node */
import { transcriptOf } from './transcript';

const FOOTER = 'Handmade in India, bought straight from the people who make it.';
const reading = {
  act: 'reads from the top',
  spoken: ['Menu', 'Profile', 'link', 'Shopping Cart', 'heading level 1', FOOTER, 'Newsletter'],
};

test('each act has a line with what was said, or with the silence', () => {
  const steps = [
    { act: 'Tab', spoken: ['Cart, 25 items link.', 'Browse mode'] },
    { act: 'Return', spoken: [] },
  ];
  const transcript = transcriptOf([{ title: 'cart', steps }]);
  expect(transcript).toContain(
    '## cart\n\n- **Tab**: Cart, 25 items link. · Browse mode\n- **Return**: (silence)\n',
  );
});

test('header and footer are written out for the first page only', () => {
  const transcript = transcriptOf([
    { title: 'home', steps: [reading] },
    { title: 'cart', steps: [reading] },
  ]);
  const [home, cart] = transcript.split('## cart');
  expect(home).toContain('Menu · Profile · link · Shopping Cart');
  expect(home).toContain('Newsletter');
  expect(cart).toBe('\n\n- **reads from the top**: link · Shopping Cart · heading level 1\n');
});
