import { visibleText } from './visibleText';

test.each([
  ['\u202D80\u202C', '80'],
  ['\uFEFF30001\u200E, 3\u200B0\u2060', '30001, 30'],
  ['\u2066+91 00000 00002\u2069', '+91 00000 00002'],
  ['8\u200D0\u200C', '80'],
  ['copper\u00ADplate', 'copperplate'],
])('visibleText removes the invisible characters of %j', (text, visible) =>
  expect(visibleText(text)).toBe(visible),
);

test.each(['श्रीमान्\u200Cजी', 'क्\u200Dष', '👩\u200D🌾', '❤\uFE0F', 'for Pune\tand\nGoa'])(
  'visibleText does not change %j',
  (text) => expect(visibleText(text)).toBe(text),
);
