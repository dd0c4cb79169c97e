import { calendarDate, dateInWords, isCalendarDate, withCentury } from './calendarDate';

test('calendarDate is the date in the time zone of the browser', () => {
  expect(calendarDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(calendarDate(new Date(2026, 10, 23, 0, 0))).toBe('2026-11-23');
});

test('dateInWords names the month', () => expect(dateInWords('2026-11-03')).toBe('3 November 2026'));

test.each([
  '',
  'soon',
  '2026-13-01',
  '2026-02-30',
  '2026-2-3',
  '0026-01-20',
  '0202-01-20',
  '20277-01-20',
  '2026-11-23T00:00',
  ' 2026-11-23',
])('“%s” is not a date', (text) => {
  expect(isCalendarDate(text)).toBe(false);
  expect(dateInWords(text)).toBe('');
});

test.each([
  ['0027-01-20', '2027-01-20'],
  ['0202-01-20', '0202-01-20'],
  ['2027-01-20', '2027-01-20'],
  ['', ''],
])('the year of %s is completed as in %s', (typed, date) => expect(withCentury(typed)).toBe(date));
